/** The version of the terms of use that signing up agrees to. The document names the same one; a test compares them. */
export const TERMS_VERSION = 2;
