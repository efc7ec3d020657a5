/** Menus in the top bar are <details>; this closes them the way people expect. */

export function closeMenusPolitely(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
  const closeAll = (except: Node | null) => {
    for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeAll(target instanceof Node ? target : null));
  document.addEventListener('focusin', ({ target }) => closeAll(target instanceof Node ? target : null));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
