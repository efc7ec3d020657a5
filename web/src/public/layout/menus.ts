/** Menus in the top bar are <details>; this closes them the way people expect, also by the browser's Back. */

export function closeMenusPolitely(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const closeAll = (except: Node | null) => {
    for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeAll(target instanceof Node ? target : null));
  document.addEventListener('focusin', ({ target }) => closeAll(target instanceof Node ? target : null));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOpen(menus);
  });
  closeByBack(menus);
}

/**
 * An open menu is an entry of its own in the browser's history, so that Back closes it and stays on the page. The entry outlives the
 * menu, since leaving it would race with the link that closed it: the next Back passes over it.
 */
function closeByBack(menus: readonly HTMLDetailsElement[]): void {
  const isMarked = () => (history.state as { isMenu?: true } | null)?.isMenu === true;
  let wasMarked = isMarked();
  let { href } = location;
  for (const menu of menus) {
    menu.addEventListener('toggle', () => {
      if (!menu.open || isMarked()) return;
      history.pushState({ ...(history.state as object | null), isMenu: true }, '');
      wasMarked = true;
      ({ href } = location);
    });
  }
  addEventListener('popstate', () => {
    // A link to a place on the page leads away from the entry too, to another address.
    const isBack = wasMarked && !isMarked() && location.href === href;
    wasMarked = isMarked();
    ({ href } = location);
    if (isBack && !closeOpen(menus)) history.back();
  });
}

/** Focus goes back to what opened it. Returns whether one was open. */
function closeOpen(menus: readonly HTMLDetailsElement[]): boolean {
  const open = menus.filter((menu) => menu.open);
  for (const menu of open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  return open.length > 0;
}
