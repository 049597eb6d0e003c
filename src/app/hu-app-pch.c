/*
 * Nothing: it is compiled so that the header is.
 */
