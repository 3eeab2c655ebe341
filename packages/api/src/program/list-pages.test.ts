import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createBannerCache } from '../banner/banner-cache.ts'
import { createUploadFinisher } from '../uploads/finish-upload.ts'
import { createTurns } from '../call/create-turns.ts'
import { createBodyQueues } from '../call/receive-body.ts'
import { coachingRoutes } from '../client/coaching-routes.ts'
import { createClient } from '../client/create-client.ts'
import { stockRoutes } from '../client/stock-routes.ts'
import { maxListBytes } from '../contract/list-limits.ts'
import type { Operation } from '../contract/operation.ts'
import { maxReceivedLines, receivedLines } from '../contract/operations/stock/quantities.ts'
import { operationIds, operations, type OperationId } from '../contract/operations.ts'
import type { Handlers } from '../call/call.ts'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import { makeStudio } from '../testing/coaching/studio.ts'
import { memoryHost } from '../testing/memory-host.ts'
import { makeStockWorld } from '../testing/stock/stock-world.ts'
import { makeWorld } from '../testing/world.ts'
import { createVariants } from '../media/create-variants.ts'
import { type CentrePlan, planView } from '../orders/planning.ts'
import { maxOrderedUnits, maxOrderLines } from '../stock/rules/order-limits.ts'
import { endPageEarly } from '../call/end-page-early.ts'
import { fileRules } from './file-rules.ts'
import { listRules } from './list-rules.ts'
import { parsingRules } from './parsing-rules.ts'
import type { Program } from './program.ts'
import { runOperation, type RequestInfo } from './run-operation.ts'
import { transferRules } from './transfer-rules.ts'

const listIds = operationIds.filter((id) => (operations[id] as Operation).list !== undefined)

/** 60 rows of 100 kB each, the largest signature that can be saved. */
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `row-${index}`,
  text: 'é'.repeat(50_000),
}))

/** Every list has these rows. */
const handlers = new Proxy({} as Handlers, {
  get: () => async (call: { list: { limit: number; offset: number } }) => {
    const { limit, offset } = call.list
    return { data: rows.slice(offset, offset + limit), total: rows.length }
  },
})

let program: Program
let callers: Record<Operation['product'], { token: string; info: RequestInfo }>

beforeAll(async () => {
  const adapters = memoryAdapters()
  const turns = {
    files: createTurns(fileRules),
    lists: createTurns(listRules(10)),
    bodies: createBodyQueues(),
    parsing: createTurns(parsingRules),
    transfers: createTurns(transferRules),
  }
  const finisher = createUploadFinisher(adapters)
  const caches = { banners: createBannerCache(adapters), variants: createVariants(adapters) }
  program = { adapters, handlers, ...caches, finisher, ...turns }
  const clock = { advance: () => undefined }
  const host = { ...memoryHost(adapters), clock } as unknown as Parameters<typeof makeWorld>[0]
  const signature = (await makeWorld(host)).admin
  const stock = (await makeStockWorld(host)).superAdmin
  const coaching = (await makeStudio(host)).admin
  const client = '127.0.0.1'
  const signatureCaller = {
    token: signature.token,
    info: { client, product: 'signature' as const },
  }
  callers = {
    all: signatureCaller,
    signature: signatureCaller,
    stock: { token: stock.token, info: { client, product: 'stock' } },
    coaching: {
      token: coaching.token,
      info: { client, product: 'coaching', isAdminHost: true },
    },
  }
})

/** Creates a client of one list, and records the length and rows of each response. */
function readerOf(id: OperationId) {
  const responses: { bytes: number; rows: number }[] = []
  const { token, info } = callers[operations[id].product]
  const client = createClient({
    baseUrl: 'https://host.example/api',
    getToken: () => token,
    routes: { ...stockRoutes, ...coachingRoutes },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const response = await runOperation(program, id, { id: 'x' }, request, info)
      const bytes = await response.clone().arrayBuffer()
      const { data } = (await response.clone().json()) as { data: unknown[] }
      responses.push({ bytes: bytes.byteLength, rows: data.length })
      return response
    },
  })
  const read = (filter: object) =>
    (client.call as (id: OperationId, parts: object) => Promise<unknown>)(id, {
      path: { id: 'x', productId: 'x' },
      query: { filter },
    })
  return { read, responses }
}

describe.each(listIds)('%s', (id) => {
  it('ends each response before 2 MB, and its readers go on after the received rows', async () => {
    const { read, responses } = readerOf(id)

    expect(await read({ limit: 50, offset: 5 })).toEqual({ data: rows.slice(5, 55), total: 60 })

    expect(responses.map((response) => response.rows)).toEqual([19, 19, 12])
    for (const { bytes } of responses) expect(bytes).toBeLessThanOrEqual(maxListBytes)
  })
})

it('covers every call whose response is a list with a total', () => {
  const isPage = (schema: Operation['response']) =>
    schema instanceof z.ZodObject && 'data' in schema.shape && 'total' in schema.shape
  const others = operationIds.filter(
    (id) => isPage(operations[id].response) && !listIds.includes(id),
  )
  // The first two return at most 100 rows of a few short fields, and have no pages. What
  // `generateCommands` leaves out is in `listCommands`.
  expect(others).toEqual(['listInvoices', 'listExpiringLots', 'generateCommands'])
})

it('knows every call whose response has rows without a total', () => {
  const hasRows = (schema: Operation['response']) =>
    schema instanceof z.ZodObject && schema.shape['data'] instanceof z.ZodArray
  const others = operationIds.filter((id) => {
    const { response } = operations[id] as Operation
    return hasRows(response) && !('total' in (response as z.ZodObject).shape)
  })
  // They show the sessions of one person, a page of posts, the first lots that a search finds, the
  // products of one booking, and the lots of one reception.
  expect(others).toEqual([
    'listSessions',
    'endSession',
    'endOtherSessions',
    'listPhotoPosts',
    'searchLots',
    'addStock',
    'removeStock',
    'listReceivedLots',
    'listCoachingPhotoPosts',
  ])
})

it('needs no pages for the lots that an order brings in', () => {
  const longest = {
    productId: 'x'.repeat(64),
    // No UTF-16 unit has more bytes.
    lot: '€'.repeat(90),
    expiry: '2026-01-01',
    qty: maxOrderedUnits,
  }
  receivedLines.parse([longest])
  const tooMany = Array.from({ length: maxReceivedLines + 1 }, () => longest)
  expect(receivedLines.safeParse(tooMany).success).toBe(false)
  const bytes = new Blob([JSON.stringify({ data: tooMany })]).size
  expect(bytes).toBeLessThanOrEqual(maxListBytes)
})

it('ends a long plan of orders early, and says how many there are', () => {
  const lines = Array.from({ length: maxOrderLines }, (_, at) => ({
    productId: `product-${at}`,
    need: { trigger: 1, boxes: 1, units: 1 },
  }))
  const orders = Array.from({ length: 40 }, (_, at) => ({
    supplierId: `supplier-${at}`,
    orderId: null,
    lines,
  }))
  const heldBack = lines.flatMap((line) =>
    Array.from({ length: 20 }, () => ({ ...line, orderId: 'order' })),
  )
  const plan = { orders, heldBack, products: new Map(), suppliers: new Map(), editable: new Map() }

  const view = planView(plan as unknown as CentrePlan)

  expect(view.total).toBe(40)
  expect(view.orders[0]?.lines).toHaveLength(maxOrderLines)
  expect(view.orders.length).toBeLessThan(40)
  expect(new Blob([JSON.stringify(view)]).size).toBeLessThanOrEqual(maxListBytes)
  expect(
    planView({ ...plan, orders: orders.slice(0, 2), heldBack: [] } as unknown as CentrePlan),
  ).toMatchObject({ orders: [{}, {}], total: 2 })
})

it('sends a row of more than 2 MB alone', () => {
  const large = { text: 'x'.repeat(maxListBytes) }
  const page = (...data: object[]) => endPageEarly({ data, total: 9, unread: 3 })
  expect(page(large, { text: 'b' })).toEqual({ data: [large], total: 9, unread: 3 })
  expect(page({ text: 'a' }, large)).toEqual({ data: [{ text: 'a' }], total: 9, unread: 3 })
})

it('fills a response up to the last byte', () => {
  const envelope = JSON.stringify({ data: [{ text: '' }, { text: '' }], total: 2 }).length
  const page = (length: number) =>
    endPageEarly({ data: [{ text: '' }, { text: 'x'.repeat(length) }], total: 2 }).data.length
  expect(page(maxListBytes - envelope - 1)).toBe(2)
  expect(page(maxListBytes - envelope + 1)).toBe(1)
})
