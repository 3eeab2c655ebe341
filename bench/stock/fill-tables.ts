import { sql, type Kysely } from 'kysely'
import type { Database } from '../../apps/server/src/storage/open-database.ts'
import { codeOf, sizes } from './sizes.ts'

const { products, centres, suppliers, categories } = sizes

/** Returns an SQL expression whose value is the id that `idOf` returns. */
const id = (kind: string, number: string) => `md5('${kind} ' || (${number}))`

/** SQL source of rows: each product `p` in each centre `c`. */
const pairs = `generate_series(0, ${centres - 1}) as c, generate_series(0, ${products - 1}) as p`

/** SQL condition for the products below their trigger of 20 units: one third of all products. */
const isLow = 'p % 3 = 0'
/** SQL quantities of a product's first lot and of the second lot, which every fifth product has. */
const opening = `case when ${isLow} then 15 else 120 end`
const second = `case when ${isLow} then 4 else 30 end`
/**
 * SQL quantity of the units that were removed from a product; three of five products have had such
 * a removal. One in ten of the products below their trigger is out of stock.
 */
const removed = `case when p % 30 = 0 then 15 when ${isLow} then 10 else 20 end`
const hasSecond = 'p % 5 = 1'
const hasRemoved = 'p % 5 in (0, 2, 3)'

/** SQL expiry date; one lot in a hundred has expired. */
const expiry = `case when p % 100 = 7 then current_date - 10 else current_date + 20 + (p * 7 + c * 31) % 900 end`

const year = 31_536_000

/**
 * Fills the tables of an organisation whose only member is `userId`. The balances equal the sums of
 * the movements.
 */
export async function fillTables(
  db: Kysely<Database>,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<void> {
  const org = `'${organisationId}'`
  const now = Math.floor(Date.now() / 1000)
  const before = (part: string) => `${now - year} + (${part})`
  const run = (statement: string) => sql.raw(statement).execute(db)

  await run(`insert into centres (id, organisation_id, name, address, create_cmd_hour, reply_to, is_archived,
      created_at, updated_at, revision)
    select ${id('centre', 'n')}, ${org}, 'Centre ' || lpad((n + 1)::text, 2, '0'), n || ' rue de la République, 69002 Lyon',
      null, '', false, ${now}, ${now}, 1 from generate_series(0, ${centres - 1}) as n`)
  await run(`insert into suppliers (id, organisation_id, name, code, email, is_archived, created_at, updated_at, revision)
    select ${id('supplier', 'n')}, ${org}, 'Fournisseur ' || lpad(n::text, 3, '0'), 'F' || n,
      'commandes@fournisseur-' || n || '.example', false, ${now}, ${now}, 1
    from generate_series(0, ${suppliers - 1}) as n`)
  await run(`insert into supplier_centres (id, organisation_id, supplier_id, centre_id, client_number, updated_at, revision)
    select md5('number ' || s || ' ' || c), ${org}, ${id('supplier', 's')}, ${id('centre', 'c')}, 'C-' || c, ${now}, 1
    from generate_series(0, ${suppliers - 1}) as s, generate_series(0, ${centres - 1}) as c`)
  await run(`insert into categories (id, organisation_id, name, is_archived, created_at, updated_at, revision)
    select ${id('category', 'n')}, ${org}, 'Catégorie ' || n, false, ${now}, ${now}, 1
    from generate_series(0, ${categories - 1}) as n`)

  const codes = JSON.stringify(Array.from({ length: products }, (_, number) => codeOf(number)))
  const coded = `jsonb_array_elements_text('${codes}'::jsonb) with ordinality as t (code, place),
    lateral (select place::int - 1 as p) as numbered`
  await run(`insert into products (id, organisation_id, name, category_id, code, supplier_id, supplier_ref,
      need_ordonnance, conditionnement, is_archived, created_at, updated_at, revision)
    select ${id('product', 'p')}, ${org}, (array['Gants nitrile', 'Masques chirurgicaux', 'Compresses stériles',
      'Aiguilles dentaires', 'Seringues', 'Résine composite', 'Gel hydroalcoolique', 'Anesthésique', 'Fraises',
      'Digues', 'Empreintes', 'Plâtre', 'Fils de suture'])[1 + p % 13] || ' ' || (array['S', 'M', 'L', 'XL', '10 ml',
      '20 ml', 'stérile'])[1 + p % 7] || ' ' || lpad(p::text, 5, '0'),
      ${id('category', `p % ${categories}`)}, code, ${id('supplier', `p % ${suppliers}`)}, 'REF-' || p, false,
      1 + p % 10, false, ${now}, ${now}, 1 from ${coded}`)
  await run(`insert into product_codes (id, organisation_id, product_id, code, units, is_main, revision)
    select md5('code ' || p), ${org}, ${id('product', 'p')}, '0' || code, 1, true, 1 from ${coded}`)
  for (let centre = 0; centre < centres; centre += 1) {
    await run(`insert into product_centres (id, organisation_id, product_id, centre_id, qty_trigger_order,
        qty_min_in_stock, revision)
      select md5('threshold ' || p || ' ' || c), ${org}, ${id('product', 'p')}, ${id('centre', 'c')}, 20, 50, 1
      from generate_series(0, ${products - 1}) as p, (values (${centre})) as one (c)`)
  }
  await fillLedger()
  await fillOrders()

  /**
   * Adds movements and their bookings, one movement for each row of `rows`. All values except
   * `reason` are SQL expressions: `of` identifies the booking, and `at` is the time.
   */
  async function move(
    {
      of,
      qty,
      lot,
      day,
      reason,
      at,
    }: Record<'of' | 'qty' | 'lot' | 'day' | 'reason' | 'at', string>,
    rows: string,
  ): Promise<void> {
    await run(`insert into stock_bookings (organisation_id, id, created_at)
      select distinct ${org}, md5(${of}), ${now - year} from ${rows}`)
    await run(`insert into stock_movements (id, organisation_id, booking_id, centre_id, product_id, lot, expiry, qty,
        reason, user_id, person, created_at)
      select replace(gen_random_uuid()::text, '-', ''), ${org}, md5(${of}), ${id('centre', 'c')}, ${id('product', 'p')},
        ${lot}, ${day}, ${qty}, '${reason}', '${userId}', 'Nadia Ferrand', ${at} from ${rows}`)
  }

  async function fillLedger(): Promise<void> {
    const laterDay = `(${expiry} + 200)::text`
    const firstLot = { lot: `'A' || p`, day: `(${expiry})::text` }
    await move(
      { of: `'opening ' || c`, qty: opening, ...firstLot, reason: 'added', at: before('p') },
      pairs,
    )
    await move(
      {
        of: `'second ' || c`,
        qty: second,
        lot: `'B' || p`,
        day: laterDay,
        reason: 'added',
        at: before('1000000 + p'),
      },
      `${pairs} where ${hasSecond}`,
    )
    await move(
      {
        of: `'removed ' || c || ' ' || p / 10`,
        qty: `-(${removed})`,
        ...firstLot,
        reason: 'removed',
        at: before('(p * 3001) % 30000000'),
      },
      `${pairs} where ${hasRemoved}`,
    )
    // One product has most movements: repeatedly, three units are added, then one is removed three
    // times.
    const step = Math.floor(year / sizes.mostMovements)
    await run(`insert into stock_bookings (organisation_id, id, created_at)
      select ${org}, md5('most ' || n), ${now - year} from generate_series(0, ${sizes.mostMovements / 4 - 1}) as n`)
    await run(`insert into stock_movements (id, organisation_id, booking_id, centre_id, product_id, lot, expiry, qty,
        reason, user_id, person, created_at)
      select replace(gen_random_uuid()::text, '-', ''), ${org}, md5('most ' || n / 4), ${id('centre', '0')},
        ${id('product', '1')}, 'A1', (${expiry})::text, case when n % 4 = 0 then 3 else -1 end,
        case when n % 4 = 0 then 'added' else 'removed' end, '${userId}', 'Nadia Ferrand', ${now - year} + n * ${step}
      from generate_series(0, ${sizes.mostMovements - 1}) as n, (values (0, 1)) as pair (c, p)`)

    await run(`insert into stock_balances (organisation_id, centre_id, product_id, qty, moved_at)
      select organisation_id, centre_id, product_id, sum(qty), max(created_at) from stock_movements group by 1, 2, 3`)
    await run(`insert into stock_lots (organisation_id, centre_id, product_id, lot, expiry, qty)
      select organisation_id, centre_id, product_id, lot, expiry, sum(qty) from stock_movements group by 1, 2, 3, 4, 5`)
  }

  /**
   * Adds orders. Each is to a single supplier, for 15 products that are not below their trigger.
   */
  async function fillOrders(): Promise<void> {
    const count = sizes.receivedOrders + sizes.sentOrders
    const supplier = `(n % ${suppliers})`
    const status = `case when n < ${sizes.receivedOrders} then 'received' else 'sent' end`
    await run(`insert into commands (id, organisation_id, centre_id, supplier_id, status, is_sending, send_error, send_count,
        lines, ordonnances, created_at, updated_at, revision)
      select md5('order ' || c || ' ' || n), ${org}, ${id('centre', 'c')}, ${id('supplier', supplier)}, ${status}, false, '', 1,
        (select jsonb_agg(jsonb_build_object('product_id', ${id('product', `(${supplier} + (3 * i + (2 + ${supplier}) % 3) * ${suppliers})`)},
          'qty', 40, 'qty_received', case when n < ${sizes.receivedOrders} then 40 end, 'is_changed_by_hand', false))
          from generate_series(0, 14) as i),
        '[]'::jsonb, ${before('n * 200000')}, ${before('n * 200000')}, 1
      from generate_series(0, ${centres - 1}) as c, generate_series(0, ${count - 1}) as n`)
  }
}
