/**
 * The tables that a page can watch for changes, if the data layer reports changes. The names are
 * those in Firestore.
 */
export const followedTables = [
  'centres',
  'suppliers',
  'supplier_centres',
  'categories',
  'products',
  'product_codes',
  'product_centres',
  'praticiens',
  'commands',
  'command_returns',
  'stock_members',
  'stock_counts',
  'stock_count_lines',
  'stock_balances',
  'invitations',
  'coaches',
  'coaching_tags',
  'coaching_media',
  'exercices',
  'training_sessions',
  'training_programs',
] as const

export type FollowedTable = (typeof followedTables)[number]
