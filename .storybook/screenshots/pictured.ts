import type { Variant } from '../parameters.ts'

/**
 * The stories of products whose dark, phone and landscape variants are pictured: one screen of each
 * kind per product, by what it stands for. The variants of all other pages are checked with axe
 * alone, because they are built of the same parts.
 */
export const kinds: Record<string, Record<string, string>> = {
  'signature-product': {
    'employees-list--filled': 'shell, list with filters',
    'signatures-list--cards': 'list of cards',
    'teams-team--whole': 'page of one entity',
    'company-page--filled': 'form',
    'banners-form--whole': 'form in a dialog',
    'company-deletion--consequences': 'question with its consequences',
    'shared-conflicts--employee': 'conflict of two versions',
    'banners-calendar--overlaps': 'calendar',
    'deploy-adoption--over-time': 'chart',
    'onboarding-wizard--design': 'wizard',
    'employees-import--preview': 'table of a file',
    'employees-import-under-way--running': 'long work',
    'signatures-editor--whole': 'editor',
    'sign-in-page--email-step': 'sign-in',
    'install-page--mark-failed': 'page without sign-in',
    'landing-page--visitor': 'landing page',
    'billing-page--saved': 'payment',
    'shared-messages--page-not-loaded': 'message instead of a page',
  },
  'stock-product': {
    'home-page--centre-selected': 'shell, start page',
    'stock-stock--filters': 'list with filters',
    'products-product--default': 'page of one entity',
    'praticiens-new-praticien--default': 'form',
    'orders-order--default': 'page with lines',
    'orders-reception--default': 'form in a dialog',
    'centres-deletion--consequences': 'question with its consequences',
    'stock-scanning--scans': 'scanning',
    'scanner-camera--open': 'camera',
    'counts-count--default': 'counting',
    'import-import--preview': 'table of a file',
    'returns-list--chooses-lots': 'choice in steps',
    'products-labels--default': 'sheet for the printer',
    'sign-in-page--default': 'sign-in',
    'app-routes--not-found': 'message instead of a page',
  },
  'coaching-product': {
    'exercices-list--default': 'shell, list',
    'exercices-editor--default': 'form with media',
    'training-sessions-editor--default': 'editor',
    'training-sessions-exercise-picker--default': 'picker in a dialog',
    'training-sessions-sharing--shared': 'sharing',
    'training-session--default': 'page of one entity',
    'training-runner--default': 'step of a training',
    'training-runner--rest': 'rest of a training',
    'training-runner--finished': 'end of a training',
    'exercices-video-import--selected': 'import of films',
    'app-cookies--asked': 'consent',
    'sign-in-onboarding--default': 'sign-in',
    'app-routes--not-found': 'message instead of a page',
  },
  'coaching-admin-product': {
    'home-page--default': 'shell, start page',
    'coaches-list--default': 'list',
    'coaches-coach--default': 'page of one entity',
    'coaches-invitation--empty-form': 'form in a dialog',
    'sign-in-page--default': 'sign-in',
  },
  'tour-product': {
    'generator-form--filled': 'form',
    'app-routes--not-found': 'message instead of a page',
  },
}

/** Matches stories of the states that the library pictures: loading, empty, error. */
const state = /-(?:loading|empty|fails|not-found|unreachable|offline|name-taken)$/

/** Stories of states that are pictured once per product. */
export const states: Record<string, readonly string[]> = {
  'signature-product': [
    'employees-list--loading',
    'signatures-editor--loading',
    'teams-list--loading-fails',
    'banners-list--empty',
    'teams-team--not-found',
    'company-page--saving-fails',
    'shared-messages--unreachable',
    'employees-import-under-way--offline',
  ],
  'stock-product': [
    'products-list--loading',
    'products-product--loading',
    'products-list--loading-fails',
    'stock-stock--empty',
    'products-product--not-found',
    'products-product--saving-fails',
    'app-shell--offline',
    'app-routes--not-found',
  ],
  'coaching-product': [
    'training-session--loading',
    'exercices-list--loading-fails',
    'exercices-list--empty',
    'exercices-editor--save-fails',
    'training-session--offline',
    'app-routes--not-found',
  ],
  'coaching-admin-product': [
    'coaches-list--loading',
    'coaches-list--loading-fails',
    'tags-list--empty',
    'coaches-coach--not-found',
    'tags-list--name-taken',
  ],
  'tour-product': ['generator-form--empty', 'app-routes--not-found'],
}

/** Splits the id of a product's story, such as `stock-product-users-list--default`. */
function partsOf(storyId: string): { product: string; story: string } | null {
  const [, product, story] = /^([a-z-]+?-product)-(.+)$/.exec(storyId) ?? []
  return product && story ? { product, story } : null
}

/** Whether a story, or a variant of it, is compared with a picture. */
export function isPictured(storyId: string, variant?: Variant): boolean {
  const parts = partsOf(storyId)
  if (!parts || variant === 'motion') return true
  const { product, story } = parts
  if (variant) return story in (kinds[product] ?? {})
  return !state.test(story) || Boolean(states[product]?.includes(story))
}
