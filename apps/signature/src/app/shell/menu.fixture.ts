/** An entry of the specified menu: its label, address and the title of its page. */
type Entry = readonly [label: string, address: string, title: string]

/**
 * The entries that the specification lists, in order. Stories and end-to-end tests compare the menu
 * with them.
 */
export const specifiedMenu: readonly Entry[] = [
  ['General', '/home', 'Votre société'],
  ['Deploiement', '/deploy', 'Deploiement'],
  ['Signatures', '/signatures', 'Signatures'],
  ['Equipes', '/teams', 'Equipes'],
  ['Employes', '/users', 'Employes'],
  ['Bannieres', '/banners', 'Bannieres'],
  ['Billing', '/billing', 'Billing'],
]

export const specifiedLabels = specifiedMenu.map(([label]) => label)

/** Labels of the entries that team administrators do not see. */
export const companyLabels: readonly string[] = ['Equipes', 'Billing']
