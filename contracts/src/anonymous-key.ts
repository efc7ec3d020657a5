/**
 * The public anonymous key. Calls made without a session carry it as their bearer; it names the client
 * and grants nothing, so it is public by design and needs no rotation.
 */
export const ANONYMOUS_KEY = 'faircourt-web-anonymous';
