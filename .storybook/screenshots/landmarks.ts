import type { Spec } from 'axe-core'

/**
 * What opens beside its control without being a dialog: drawn at the end of the page, outside of its
 * landmarks, and reached by way of the control alone.
 */
const layers = ['[role=tooltip]', '[data-trigger=ComboBox]']

/** The accessibility addon leaves the rule of landmarks out, as a component alone has none around it. */
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

/** Puts a component into the landmark that its page would give it; a story of a page has its own. */
export function standIn({ canvasElement }: { canvasElement: HTMLElement }): void {
  // The workbench draws all stories into the same element.
  canvasElement.removeAttribute('role')
  if (!canvasElement.querySelector('main')) canvasElement.setAttribute('role', 'main')
}
