/** Before every test file: what a test does not answer itself meets a dead line, never a server of this machine. */
import { vi } from 'vitest';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Tests have no network.')));
