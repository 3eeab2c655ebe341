import type {
  CampaignRecord,
  CategoryRecord,
  CentreRecord,
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachRecord,
  CommandRecord,
  CommandReturnRecord,
  CountEntryRecord,
  CountLineRecord,
  CountRecord,
  DeployRunRecord,
  ExerciceRecord,
  InvitationRecord,
  MediaRecord,
  OrderEventRecord,
  PraticienRecord,
  ProductCentreRecord,
  ProductCodeRecord,
  ProductRecord,
  Row,
  Scope,
  StockMemberRecord,
  StockPhotoRecord,
  SupplierCentreRecord,
  SupplierRecord,
  TagRecord,
  TeamRecord,
  TemplateRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
  UserRecord,
} from '@org/api'
import { nameKey } from '@org/api/contract'

/** The rules for the rows of one collection. */
export interface TableRule<R extends Row> {
  collection: string
  /** Whether the scope may read or write this row of its organisation; by default, it may. */
  permits?: (row: R, scope: Scope, purpose: 'read' | 'write') => boolean
  /**
   * Fields that are unique in the organisation, each with the value to compare; null for a row
   * whose value need not be unique.
   */
  unique?: Readonly<Record<string, (row: R) => string | null>>
  /** Fields that refer to rows of the same organisation, each with their collection. */
  references?: readonly (readonly [keyof R & string, string])[]
}

const rule = <R extends Row>(
  collection: string,
  more: Omit<TableRule<R>, 'collection'> = {},
): TableRule<R> => ({ collection, ...more })

const isOfTeam = (teamId: string | null, scope: Scope) =>
  scope.teamId === undefined || teamId === scope.teamId

const ofTeam = ({ team_id }: { team_id: string | null }, scope: Scope) => isOfTeam(team_id, scope)

const ofOwner = ({ owner_id }: { owner_id: string }, { ownerId }: Scope) =>
  ownerId === undefined || owner_id === ownerId

const uniqueName = { name: ({ name }: { name: string }) => nameKey(name) }
const uniqueEmail = { email: ({ email }: { email: string }) => email }

/** Accounts, teams and everything else that an organisation of any product has. */
export const sharedRules = {
  users: rule<UserRecord>('accounts', {
    permits: (user, scope) =>
      ofTeam(user, scope) && (scope.userId === undefined || user.id === scope.userId),
    unique: uniqueEmail,
    references: [
      ['team_id', 'teams'],
      ['signature_template_id', 'templates'],
      ['picture_id', 'media'],
    ],
  }),
  teams: rule<TeamRecord>('teams', {
    permits: ({ id }, scope) => isOfTeam(id, scope),
    unique: uniqueName,
    references: [
      ['signature_template_id', 'templates'],
      ['campaign_id', 'campaigns'],
    ],
  }),
  templates: rule<TemplateRecord>('templates', {
    permits: (template, scope, purpose) =>
      ofTeam(template, scope) || (purpose === 'read' && template.team_id === null),
    references: [['team_id', 'teams']],
  }),
  campaigns: rule<CampaignRecord>('campaigns', {
    permits: ofTeam,
    references: [
      ['team_id', 'teams'],
      ['banner_id', 'media'],
    ],
  }),
  media: rule<MediaRecord>('media'),
  deployRuns: rule<DeployRunRecord>('deploy_runs', { permits: ofTeam }),
  invitations: rule<InvitationRecord>('invitations', {
    permits: ofTeam,
    unique: uniqueEmail,
    references: [['team_id', 'teams']],
  }),
}

/**
 * Rules of the stock product. Handlers limit rows to the caller's centres, so a scope may access
 * its whole organisation.
 */
export const stockRules = {
  centres: rule<CentreRecord>('centres', { unique: uniqueName }),
  suppliers: rule<SupplierRecord>('suppliers', { unique: uniqueName }),
  supplierCentres: rule<SupplierCentreRecord>('supplier_centres', {
    references: [
      ['supplier_id', 'suppliers'],
      ['centre_id', 'centres'],
    ],
  }),
  categories: rule<CategoryRecord>('categories', { unique: uniqueName }),
  products: rule<ProductRecord>('products', {
    references: [
      ['category_id', 'categories'],
      ['supplier_id', 'suppliers'],
    ],
  }),
  productCodes: rule<ProductCodeRecord>('product_codes', {
    unique: { code: ({ code }) => code },
    references: [['product_id', 'products']],
  }),
  productCentres: rule<ProductCentreRecord>('product_centres', {
    references: [
      ['product_id', 'products'],
      ['centre_id', 'centres'],
    ],
  }),
  praticiens: rule<PraticienRecord>('praticiens', { references: [['centre_id', 'centres']] }),
  commands: rule<CommandRecord>('commands', {
    references: [
      ['centre_id', 'centres'],
      ['supplier_id', 'suppliers'],
    ],
  }),
  commandReturns: rule<CommandReturnRecord>('command_returns', {
    references: [
      ['centre_id', 'centres'],
      ['supplier_id', 'suppliers'],
    ],
  }),
  orderEvents: rule<OrderEventRecord>('order_events', {
    unique: { number: ({ order_id, number }) => `${order_id} ${number}` },
  }),
  members: rule<StockMemberRecord>('stock_members', {
    references: [
      ['id', 'accounts'],
      ['centre_id', 'centres'],
    ],
  }),
  counts: rule<CountRecord>('stock_counts', {
    unique: {
      open: ({ status, centre_id, category_id }) =>
        status === 'open' ? `${centre_id} ${category_id}` : null,
    },
    references: [
      ['centre_id', 'centres'],
      ['category_id', 'categories'],
    ],
  }),
  countLines: rule<CountLineRecord>('stock_count_lines', {
    unique: {
      lot: ({ count_id, product_id, expiry, lot }) => [count_id, product_id, expiry, lot].join(' '),
    },
    references: [
      ['count_id', 'stock_counts'],
      ['product_id', 'products'],
    ],
  }),
  countEntries: rule<CountEntryRecord>('stock_count_entries', {
    references: [['count_id', 'stock_counts']],
  }),
  photos: rule<StockPhotoRecord>('stock_photos'),
}

const owner = ['owner_id', 'coaches'] as const

/**
 * Rules of the coaching product: rows that a coach makes belong to this coach, all other rows to
 * the studio.
 */
export const coachingRules = {
  coaches: rule<CoachRecord>('coaches', { references: [['id', 'accounts']] }),
  tags: rule<TagRecord>('coaching_tags', {
    unique: { name: ({ kind, name }) => `${kind} ${nameKey(name)}` },
  }),
  media: rule<CoachingMediaRecord>('coaching_media', { permits: ofOwner, references: [owner] }),
  exercices: rule<ExerciceRecord>('exercices', {
    permits: ofOwner,
    references: [owner, ['video_id', 'coaching_media'], ['image_id', 'coaching_media']],
  }),
  trainingSessions: rule<TrainingSessionRecord>('training_sessions', {
    permits: ofOwner,
    references: [owner, ['video_id', 'coaching_media'], ['image_id', 'coaching_media']],
  }),
  trainingPrograms: rule<TrainingProgramRecord>('training_programs', {
    permits: ofOwner,
    references: [owner],
  }),
  messages: rule<CoachingMessageRecord>('coaching_messages', {
    references: [['user_id', 'coaches']],
  }),
}
