/** For people whose browser cannot send the form. Set SUPPORT_EMAIL when building for a real site. */
export const SUPPORT_EMAIL = process.env.SUPPORT_EMAIL ?? 'support@faircourt.test';
