/**
 * Maximum size of a page's scripts, for pages of the signature product that are not named below.
 */
const usual = 300

/** Maximum size of the scripts by page name, as in `pages`: compressed, in kB of 1000 bytes. */
export const budgets: Readonly<Record<string, number>> = {
  'landing-page': 150,
  'install-page': 150,
  'sign-in-page': 200,
  'wizard-page': 350,
  'editor-page': 350,
  'editor-experiment': 350,
  'coaching/shared-session': 150,
}

/**
 * Returns the maximum size of a page's scripts: compressed, in kB of 1000 bytes. Pages of products
 * other than the signature product have a budget only if they are listed.
 */
export const budgetOf = ({ name, product }: { name: string; product: string }): number =>
  budgets[name] ?? (product === 'signature' ? usual : Infinity)
