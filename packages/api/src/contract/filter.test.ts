import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.ts'

const rule = {
  where: ['team_id', 'status'],
  values: { status: ['sent', 'failed'] },
  search: ['email'],
  order: ['last_name', 'email'],
}

function query(filter?: string) {
  const parsed = parseFilter(filter, rule)
  if ('errors' in parsed) throw new Error(parsed.errors.map(({ path }) => path).join())
  return parsed.query
}

describe('parseFilter', () => {
  it('defaults to the first fifty rows in the default order', () => {
    expect(query()).toEqual({
      where: {},
      search: { terms: [], fields: ['email'], phones: [] },
      order: [{ field: 'last_name', descending: false }],
      limit: 50,
      offset: 0,
    })
  })

  it('parses every part', () => {
    const filter = {
      where: { team_id: ['a', null] },
      search: ' zoé ',
      order: ['-email', 'last_name'],
      limit: 500,
      offset: 10,
    }

    expect(query(JSON.stringify(filter))).toEqual({
      where: { team_id: ['a', null] },
      search: { terms: [{ words: ['zoe'], digits: null }], fields: ['email'], phones: [] },
      order: [
        { field: 'email', descending: true },
        { field: 'last_name', descending: false },
      ],
      limit: 500,
      offset: 10,
    })
  })

  it('accepts one or several permitted values of a field', () => {
    expect(query('{"where":{"status":"sent"}}').where).toEqual({ status: 'sent' })
    expect(query('{"where":{"status":["failed","sent"]}}').where).toEqual({
      status: ['failed', 'sent'],
    })
  })

  it.each([
    ['{"where":{"status":"installiert"}}', 'filter.where.status'],
    ['{"where":{"status":["sent",null]}}', 'filter.where.status'],
    ['{"where":{"status":null}}', 'filter.where.status'],
    ['{"where":{"role":"admin"}}', 'filter.where.role'],
    ['{"order":"role"}', 'filter.order.role'],
    ['{"limit":501}', 'filter.limit'],
    ['{"limit":0}', 'filter.limit'],
    ['{"offset":1.5}', 'filter.offset'],
    ['{"offset":2147483648}', 'filter.offset'],
    ['{"else":1}', 'filter'],
    ['{"where":{"team_id":{"$ne":1}}}', 'filter.where.team_id'],
    ['[]', 'filter'],
    ['{', 'filter'],
  ])('rejects %s', (filter, path) => {
    expect(parseFilter(filter, rule)).toMatchObject({ errors: [{ path }] })
  })
})

describe('a value that a column cannot be compared with', () => {
  const typed = { where: ['id', 'level', 'created_at', 'is_active'], search: [], order: [] }
  const error = (where: object) => {
    const parsed = parseFilter(JSON.stringify({ where }), typed)
    return 'errors' in parsed ? parsed.errors : []
  }

  it.each([
    ['level', 2_147_483_648],
    ['level', -2_147_483_649],
    ['level', 1e300],
    ['level', 1.5],
    ['level', '1'],
    ['level', [1, 2, 1e12]],
    ['created_at', 2 ** 53],
    ['created_at', 0.5],
    ['is_active', 'true'],
    ['is_active', 1],
    ['id', 5],
    ['id', 'x'.repeat(501)],
    ['id', ['a', true]],
  ])('is rejected: %s %j', (field, value) => {
    expect(error({ [field]: value })).toMatchObject([{ path: `filter.where.${field}` }])
  })

  it('names the range of a number', () => {
    expect(error({ level: 1e12 })).toMatchObject([
      { expected: 'integer from -2147483647 to 2147483647' },
    ])
  })

  it('is none of these', () => {
    expect(error({ level: [1, null, -2_147_483_647, 2_147_483_647] })).toEqual([])
    expect(error({ created_at: [0, 253_402_300_799] })).toEqual([])
    expect(error({ is_active: [true, false, null] })).toEqual([])
    expect(error({ id: ['', 'x'.repeat(500), null] })).toEqual([])
  })
})
