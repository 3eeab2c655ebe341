import { expect, it } from 'vitest'
import { answerOembed } from './oembed.ts'

const origin = 'https://tour.example.org'
const url = `${origin}/embed?m=SxQL3iGyoDo&c=Agence+Marchetti`
const ask = (query: Record<string, string>) => answerOembed(new URLSearchParams(query), origin)

it('describes the embedded page, and lets any origin read the answer', async () => {
  const answer = ask({ url, format: 'json' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const document = (await answer.json()) as { html: string }
  expect(document).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: expect.stringContaining('Agence Marchetti') as string,
    provider_url: origin,
    width: 960,
    height: 540,
  })
  expect(document.html).toContain(
    '<iframe src="https://tour.example.org/embed?m=SxQL3iGyoDo&amp;c=',
  )
})

it.each([
  { maxwidth: '400', width: 400, height: 225 },
  { maxheight: '300', width: 533, height: 300 },
  { maxwidth: '320', maxheight: '200', width: 320, height: 180 },
  { maxwidth: '280', maxheight: '158', width: 280, height: 158 },
  { maxwidth: '5000', maxheight: '270', width: 480, height: 270 },
  { maxwidth: '5000', maxheight: '5000', width: 960, height: 540 },
  { maxwidth: '1', width: 1, height: 1 },
])('keeps its ratio within the requested maximum size: %o', async ({ width, height, ...most }) => {
  const document = (await ask({ url, ...most }).json()) as { html: string }
  expect(document).toMatchObject({ width, height })
  expect(document.html).toContain(`width="${width}" height="${height}"`)
})

it('drops unknown parameters of the embedded page’s address', async () => {
  const document = (await ask({ url: `${url}&x="><script>` }).json()) as { html: string }
  expect(document.html).not.toContain('script')
})

it.each([
  ['another host', 'https://other.example.org/embed?m=SxQL3iGyoDo'],
  ['another scheme', 'http://tour.example.org/embed?m=SxQL3iGyoDo'],
  ['another port', 'https://tour.example.org:8443/embed?m=SxQL3iGyoDo'],
  ['the form', `${origin}/?m=SxQL3iGyoDo`],
  ['a path below', `${origin}/embed/more?m=SxQL3iGyoDo`],
  ['a page without a tour', `${origin}/embed?c=Agence`],
])('answers 404 for the address of %s', (_, address) => {
  expect(ask({ url: address }).status).toBe(404)
})

it.each([
  {},
  { url: 'embed' },
  { url, maxwidth: '0' },
  { url, maxwidth: '-1' },
  { url, maxheight: '1.5' },
  { url, maxheight: 'wide' },
  { url, maxwidth: '' },
])('answers 400 for the query %o', (query) => {
  expect(ask(query as Record<string, string>).status).toBe(400)
})

it.each(['xml', 'JSON', ''])('answers 501 for the format ‘%s’', (format) => {
  expect(ask({ url, format }).status).toBe(501)
})
