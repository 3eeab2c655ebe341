import type { Spec } from 'axe-core'

/**
 * Popups that open next to a control but are not dialogs. They are rendered at the end of the page,
 * outside its landmarks, and can be reached only through the control.
 */
const layers = ['[role=tooltip]', '[data-trigger=ComboBox]']

/** Enables the landmark rule, which the accessibility addon disables for isolated components. */
export const axeSpec: Spec = {
  rules: [{ id: 'region', enabled: true }],
  checks: [
    {
      id: 'region',
      options: {
        // The first four are axe's defaults.
        regionMatcher: ['dialog', '[role=dialog]', '[role=alertdialog]', 'svg', ...layers].join(),
      },
    },
  ],
}

/**
 * Adds the `main` landmark that a component's page would provide; stories of pages have one
 * already.
 */
export function standIn({ canvasElement }: { canvasElement: HTMLElement }): void {
  // Removes the role that the previous story got, since all stories are rendered into the same
  // element.
  canvasElement.removeAttribute('role')
  if (!canvasElement.querySelector('main')) canvasElement.setAttribute('role', 'main')
}
