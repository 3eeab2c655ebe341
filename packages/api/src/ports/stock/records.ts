import type { Permission } from '../../stock/rules/permissions.ts'

/** The fields of every record of the stock product's catalogue. */
interface CatalogueRecord {
  id: string
  organisation_id: string
  /**
   * Archived records disappear from lists, search and ordering, but other records still refer to
   * them.
   */
  is_archived: boolean
  created_at: number
  updated_at: number
  revision: number
}

export interface CentreRecord extends CatalogueRecord {
  name: string
  address: string
  /** Hour in Europe/Paris from which orders are created automatically; null for never. */
  create_cmd_hour: number | null
  reply_to: string
  /** Local date of the last daily ordering, `YYYY-MM-DD`; empty if there was none. */
  ordered_on: string
}

export interface SupplierRecord extends CatalogueRecord {
  name: string
  code: string
  /** Lower case. */
  email: string
}

export interface CategoryRecord extends CatalogueRecord {
  name: string
}

export interface ProductRecord extends CatalogueRecord {
  name: string
  category_id: string
  /** The main code, as typed or scanned; also among the product's `ProductCodeRecord`s. */
  code: string
  supplier_id: string
  supplier_ref: string
  need_ordonnance: boolean
  /** Units in a box, at least 1. */
  conditionnement: number
  /** Ref of the stored photo; null for none. */
  photo: string | null
}

/** A code that identifies a product. */
export interface ProductCodeRecord {
  id: string
  organisation_id: string
  product_id: string
  /** Normalised, unique in the organisation. */
  code: string
  /** Number of units that one scan of the code adds. */
  units: number
  /** True for the product's main code. */
  is_main: boolean
  revision: number
}

/** A product's thresholds in a centre. */
export interface ProductCentreRecord {
  /** `<product id>.<centre id>`, so that there is one row for each pair. */
  id: string
  organisation_id: string
  product_id: string
  centre_id: string
  qty_trigger_order: number
  qty_min_in_stock: number
  revision: number
}

/** A centre's client number at a supplier. */
export interface SupplierCentreRecord {
  /** `<supplier id>.<centre id>`, so that there is one row for each pair. */
  id: string
  organisation_id: string
  supplier_id: string
  centre_id: string
  client_number: string
  updated_at: number
  revision: number
}

export interface PraticienRecord extends CatalogueRecord {
  centre_id: string
  name: string
  /** Ref of the stored photo; null for none. */
  photo: string | null
}

/** A stock count of a centre. */
export interface CountRecord {
  id: string
  organisation_id: string
  centre_id: string
  /** Null for a count of all products. */
  category_id: string | null
  status: 'open' | 'closed' | 'cancelled'
  /** The name, at that time, of the person who started the count. */
  person: string
  created_at: number
  /** The name of the person who closed or cancelled the count; empty while it is open. */
  ended_by: string
  /** When the count was closed or cancelled; 0 while it is open. */
  ended_at: number
  /** The booking that closed the count; empty if there is none. */
  booking_id: string
  revision: number
}

/** The counted units of a product in one lot; each count has one line per product and lot. */
export interface CountLineRecord {
  id: string
  organisation_id: string
  count_id: string
  product_id: string
  /** Empty for the units without a lot. */
  lot: string
  /** The last day of use, `YYYY-MM-DD`; empty if there is none. */
  expiry: string
  qty: number
  /** Units in stock at the moment of the count. */
  stock_then: number
  /** Id of the user who counted last, and the name that this user had then. */
  user_id: string
  person: string
  counted_at: number
  revision: number
}

/**
 * An entry that a count has already received. A repeated request finds it and does not add the
 * entry twice.
 */
export interface CountEntryRecord {
  /** `<count id>.<entry id>`. */
  id: string
  organisation_id: string
  count_id: string
  line_id: string
  revision: number
}

/**
 * A stored photo of a product or practitioner, which counts towards the organisation's storage
 * quota.
 */
export interface StockPhotoRecord {
  /** The ref of the photo. */
  id: string
  organisation_id: string
  /** Bytes. */
  size: number
  revision: number
}

/** A user's rights in the stock product; the user's account has the same id. */
export interface StockMemberRecord {
  id: string
  organisation_id: string
  email: string
  display_name: string
  /** The only centre that the user may see; null for all centres. */
  centre_id: string | null
  is_active: boolean
  is_admin: boolean
  is_super_admin: boolean
  permissions: readonly Permission[]
  created_at: number
  revision: number
}
