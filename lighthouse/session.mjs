/** Who is signed in in the browser that Lighthouse measures with. */
import { connect } from 'puppeteer-core';
import { ANONYMOUS_KEY } from '../contracts/src/anonymous-key.ts';
import { DEMO_PASSWORD } from '../server/src/demo/demo-accounts.ts';

const SESSION_KEY = 'faircourt.session';

/** Leaves the cookie and the local storage as the sign-in page does. */
export function signIn(site, port, email) {
  return onSite(site, port, async (page) => {
    const status = await page.evaluate(
      async (key, anonymousKey, credentials) => {
        const answer = await fetch('/api/auth/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}` },
          body: JSON.stringify(credentials),
        });
        if (answer.ok) localStorage.setItem(key, JSON.stringify(await answer.json()));
        return answer.status;
      },
      SESSION_KEY,
      ANONYMOUS_KEY,
      { email, password: DEMO_PASSWORD },
    );
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  });
}

export function signOut(site, port) {
  return onSite(site, port, (page) => page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY));
}

/** Every visit is a first one. */
export function clearCache(port) {
  return withPage(port, async (page) => {
    const devtools = await page.createCDPSession();
    await devtools.send('Network.clearBrowserCache');
  });
}

function onSite(site, port, work) {
  return withPage(port, async (page) => {
    // Any document of the site that runs no script of ours.
    await page.goto(`${site}/robots.txt`);
    return work(page);
  });
}

export async function withPage(port, work) {
  const browser = await connect({ browserURL: `http://localhost:${port}` });
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
    await browser.disconnect();
  }
}
