import { BIG_SIDEBAR_ID, wasSidebarFolded } from '@/shared/storage/foldedSidebar';
import { readThemePreference } from '@/shared/storage/shownTheme';

/**
 * Shows what the build has drawn under this name, with the link of this page and the chosen theme marked. It is plain
 * HTML, so that its elements are found by selectors.
 */
export function paint(name: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-paint="${name}"]`);
  const content = template?.content.cloneNode(true);
  if (!(content instanceof DocumentFragment)) return;
  for (const link of content.querySelectorAll(`nav a[href="${location.pathname}"]`)) {
    link.setAttribute('aria-current', 'page');
  }
  const choice = content.querySelector<HTMLInputElement>(`input[value="${readThemePreference()}"]`);
  if (choice) choice.checked = true;
  if (wasSidebarFolded()) content.getElementById(BIG_SIDEBAR_ID)?.remove();
  // Some browsers would ask for a picture in a template that is never shown.
  for (const picture of content.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.src = picture.dataset.src ?? '';
  }
  document.getElementById('root')?.replaceChildren(content);
}
