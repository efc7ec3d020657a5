/** Filters the states in the browser. There is no request here. */
import { enhanceFinder } from './state-finder.view.ts';

const finder = document.querySelector<HTMLElement>('[data-state-finder]');
const form = finder?.querySelector<HTMLFormElement>('[data-filters]');
if (finder && form) enhanceFinder(finder, form);
