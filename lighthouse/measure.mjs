/**
 * `npm run lighthouse`: measures the public pages, /auth, and the dashboard, search and profile of signed-in people on a
 * phone as Lighthouse imagines it, says how much JavaScript each loads, and fails below the goals. Starts the built
 * product on a free port with a data directory of its own; URL=https://… measures the public pages of that site instead.
 * CHROME_PATH names a browser that is not at one of the usual places.
 */
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { slowdownOf } from './machine.mjs';
import { byProcessorTime } from './processor-time.mjs';
import { startBrowser, startProduct, stopAll } from './product.mjs';
import { clearCache, signIn, signOut } from './session.mjs';

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const APPLICATION_CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LANDING_SCRIPT_LIMIT_KB = 30;
/** A page that falls short once is measured again, and the median counts: a busy machine is no slow page. */
const RUNS_WHEN_SHORT = 3;
const ATTEMPTS = 3;
/** A page with a live line never comes to rest: long enough for all that a page does by itself. */
const WAIT_MS = 20_000;
/** Pages of the application are not for search engines. Each is measured as somebody of the demo data who uses it. */
const APPLICATION = [
  { path: '/auth' },
  { path: '/dashboard', as: 'guardian@faircourt.test' },
  { path: '/search', as: 'coach@faircourt.test' },
  { path: '/profile', as: 'athlete@faircourt.test' },
];

try {
  const site = process.env.URL?.replace(/\/+$/, '') ?? (await startProduct());
  const port = await startBrowser();
  const rows = [];
  for (const path of ['/', '/pricing', '/learn', await firstArticle(site)])
    rows.push(await measure(site, { path, categories: Object.keys(GOALS) }, port));
  // Another site has no demo people, and nobody's password belongs here.
  for (const page of process.env.URL ? [] : APPLICATION)
    rows.push(await measure(site, { ...page, categories: APPLICATION_CATEGORIES }, port));
  await report(rows);
} finally {
  await stopAll();
}

async function measure(site, page, port) {
  if (page.as) await signIn(site, port, page.as);
  else await signOut(site, port);
  const runs = [];
  do runs.push(await runReliably(site, page, port));
  while (isShort(runs[0].scores) && runs.length < RUNS_WHEN_SHORT);
  const scores = Object.fromEntries(
    page.categories.map((category) => [category, median(runs.map((run) => run.scores[category]))]),
  );
  const complaints = new Set(runs.flatMap((run) => run.complaints));
  console.log(`${page.path}: ${Object.values(scores).join('/')}`);
  const usual = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[
    Math.floor(runs.length / 2)
  ];
  return { ...usual, path: page.path, scores, complaints, runs: runs.length };
}

/** Chromium now and then fails to record a page on a machine under load; that says nothing about the page. */
async function runReliably(site, { path, categories }, port) {
  for (let attempt = 1; ; attempt += 1) {
    // Lighthouse would empty the storage with the cache, and sign the person out.
    await clearCache(port);
    const slowdown = await slowdownOf(port);
    const result = await lighthouse(`${site}${path}`, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      disableStorageReset: true,
      maxWaitForLoad: WAIT_MS,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    const problem = result ? result.lhr.runtimeError?.message : 'no result';
    // Somebody who is not signed in is sent away: then it was another page.
    const isThere = result && new URL(result.lhr.finalDisplayedUrl).pathname === path;
    if (isThere && !problem) {
      const { blocked, performance } = byProcessorTime(result, slowdown);
      const alone = { 'TBT alone': `${Math.round(blocked)} ms`, alone: Math.round(performance * 100) };
      return { ...readResult(result.lhr, categories), slowdown, alone };
    }
    if (attempt === ATTEMPTS) throw new Error(`${path} could not be measured: ${problem ?? 'another page'}`);
  }
}

function readResult({ audits, categories, environment }, measured) {
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter((request) => request.resourceType === 'Script');
  const short = measured.filter((category) => categories[category].score * 100 < GOALS[category]);
  const failing = short.flatMap((category) =>
    categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9),
  );
  return {
    scores: Object.fromEntries(
      measured.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
    ),
    scripts,
    complaints: failing.map(({ id }) => `${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
    /** How fast Lighthouse found this machine: a busy one scores low, and its performance figures mean little. */
    machine: Math.round(environment.benchmarkIndex),
    vitals: {
      FCP: audits['first-contentful-paint'].displayValue,
      LCP: audits['largest-contentful-paint'].displayValue,
      TBT: audits['total-blocking-time'].displayValue,
      CLS: audits['cumulative-layout-shift'].displayValue,
    },
  };
}

async function report(rows) {
  console.table(
    Object.fromEntries(
      rows.map(({ path, scores, vitals, alone, runs, machine, slowdown }) => [
        path,
        { ...scores, ...vitals, ...alone, runs, machine, slowdown },
      ]),
    ),
  );
  const loads = await Promise.all(rows.map(scriptsOf));
  console.table(Object.fromEntries(loads.map(({ path, ...load }) => [path, load])));
  const isHeavy = loads[0]['compressed KB'] > LANDING_SCRIPT_LIMIT_KB;
  const short = rows.filter(({ scores }) => isShort(scores));
  for (const { path, complaints } of short) {
    console.error(`${path} is below ${Object.values(GOALS).join('/')}:`);
    for (const complaint of complaints) console.error(`  - ${complaint}`);
  }
  if (isHeavy) console.error(`The landing page loads more than ${LANDING_SCRIPT_LIMIT_KB} KB of JavaScript`);
  if (short.length > 0 || isHeavy) process.exitCode = 1;
}

/** The JavaScript that a page loads: as it travels, and as the phone has to read it. */
async function scriptsOf({ path, scripts }) {
  const raw = scripts.reduce((sum, { resourceSize }) => sum + resourceSize, 0);
  return {
    path,
    'JavaScript files': scripts.length,
    'compressed KB': kilobytes(await compressedBytes(scripts)),
    'raw KB': kilobytes(raw),
  };
}

function kilobytes(bytes) {
  return Math.round((bytes / 1024) * 10) / 10;
}

/** What a browser downloads for these files; a server that does not name the size is counted with its headers. */
async function compressedBytes(scripts) {
  const sizes = scripts.map(async ({ url, transferSize }) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br, gzip' } });
    return Number(answer.headers.get('content-length')) || transferSize;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function isShort(scores) {
  return Object.entries(scores).some(([category, score]) => score < GOALS[category]);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The first English article of the sitemap: /learn/<topic>/<article>. */
async function firstArticle(site) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const article = /<loc>https?:\/\/[^/<]+(\/learn\/(?!guides\/)[^/<]+\/[^/<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!article) throw new Error('The sitemap lists no article');
  return article;
}
