import type { Spec } from 'axe-core'

/**
 * Layers that open beside a control without being dialogs: rendered at the end of the page, outside its
 * landmarks, and reached only through the control.
 */
const layers = ['[role=tooltip]', '[data-trigger=ComboBox]']

/** Enables the landmark rule, which the accessibility addon disables for isolated components. */
export const axeSpec: Spec = {
  rules: [{ id: 'region', enabled: true }],
  checks: [
    {
      id: 'region',
      options: {
        // The first four are axe's own.
        regionMatcher: ['dialog', '[role=dialog]', '[role=alertdialog]', 'svg', ...layers].join(),
      },
    },
  ],
}

/** Gives a component the `main` landmark that its page would provide; stories of pages have their own. */
export function standIn({ canvasElement }: { canvasElement: HTMLElement }): void {
  // Storybook renders all stories into the same element.
  canvasElement.removeAttribute('role')
  if (!canvasElement.querySelector('main')) canvasElement.setAttribute('role', 'main')
}
