import { expect, it } from 'vitest'
import { findFilePart } from './multipart.ts'

const type = 'multipart/form-data; boundary=b0'
const encoded = (text: string) => new TextEncoder().encode(text)
const part = (headers: string, content: string) => `--b0\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content)
const file = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="file"; ${name}`, content)

async function find(body: string, contentType = type) {
  const found = await findFilePart(encoded(body), contentType, 'file')
  return found && { name: found.name, text: new TextDecoder().decode(found.bytes) }
}

it('finds the file in a body encoded with `FormData`, even if the file contains text that resembles a boundary', async () => {
  const form = new FormData()
  form.append('other', 'text')
  const text = '--b0\r\n\r\n--b\r\n-'.repeat(1000)
  form.append('file', new File([text], 'équipe "A".csv'))
  const request = new Request('https://a.example', { method: 'POST', body: form })
  const contentType = request.headers.get('content-type') ?? ''
  const found = await findFilePart(new Uint8Array(await request.arrayBuffer()), contentType, 'file')
  expect(found?.name).toBe('équipe "A".csv')
  expect(new TextDecoder().decode(found?.bytes)).toBe(text)
})

it.each([
  ['an empty file', `${file('filename="a"', '')}--b0--`, { name: 'a', text: '' }],
  ['a file after text', `hello\r\n${file('filename="a"', 'x')}--b0--`, { name: 'a', text: 'x' }],
  [
    'a name with a charset',
    `${file(`filename="e.csv"; filename*=UTF-8''%C3%A9.csv`, 'x')}--b0--`,
    { name: 'é.csv', text: 'x' },
  ],
  [
    'a prefix of the boundary',
    `${file('filename="a"', '\r\n--b')}--b0--`,
    { name: 'a', text: '\r\n--b' },
  ],
])('reads %s', async (_, body, expected) => {
  expect(await find(body)).toEqual(expected)
})

it('accepts a quoted boundary', async () => {
  const quoted = 'multipart/form-data; charset=utf-8; boundary="b0"'
  expect(await find(`${file('filename="a"', 'x')}--b0--`, quoted)).toEqual({ name: 'a', text: 'x' })
})

it.each([
  ['a part without a file', `${field('file', 'text')}--b0--`, type],
  ['a file with another name', `${field('other', 'x')}--b0--`, type],
  ['an unterminated part', file('filename="a"', 'x'), type],
  ['a file after the end', `--b0--\r\n${file('filename="a"', 'x')}--b0--`, type],
  ['another kind of body', `${file('filename="a"', 'x')}--b0--`, 'application/json'],
  ['a body without a boundary', `${file('filename="a"', 'x')}--b0--`, 'multipart/form-data'],
  ['an empty body', '', type],
])('finds nothing in %s', async (_, body, contentType) => {
  expect(await find(body, contentType)).toBeNull()
})

it('examines at most 20 parts', async () => {
  const last = `${file('filename="a"', 'x')}--b0--`
  expect(await find(field('a', '').repeat(19) + last)).not.toBeNull()
  expect(await find(field('a', '').repeat(20) + last)).toBeNull()
})

it('lets other work run while it searches a large body', async () => {
  let turns = 0
  const watch = setInterval(() => (turns += 1))
  const body = `${file('filename="a"', '\r\n--b'.repeat(4_000_000))}--b0--`
  expect((await find(body))?.text).toHaveLength(20_000_000)
  clearInterval(watch)
  expect(turns).toBeGreaterThan(1)
})
