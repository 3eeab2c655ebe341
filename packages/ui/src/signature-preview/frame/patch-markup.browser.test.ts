import { expect, it } from 'vitest'
import { patchMarkup } from './patch-markup.ts'

const pixel = (name: string) => `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}">`
const row = (content: string) => `<tr><td>${content}</td></tr>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`

function patched(...steps: string[]) {
  const root = document.createElement('div')
  const seen = steps.map((html) => {
    patchMarkup(root, html)
    expect(root.innerHTML).toBe(html)
    return [...root.querySelectorAll('img')]
  })
  return seen
}

it('keeps an image while the text around it changes', () => {
  const [before, after] = patched(
    table(row(`<b>Inès</b>${pixel('logo')}`)),
    table(row(`<b style="color:#333">Inès Morel</b>${pixel('logo')}`)),
  )
  expect(after?.[0]).toBe(before?.[0])
})

it('keeps images while rows before them are added and removed', () => {
  const [before, more, less] = patched(
    table(row(pixel('logo')), row(pixel('banner'))),
    table(row('Inès'), row(pixel('logo')), row('Maison Lune'), row(pixel('banner'))),
    table(row(pixel('logo')), row('Maison Lune'), row(pixel('banner'))),
  )
  expect(more).toEqual(before)
  expect(more?.every((picture, index) => picture === before?.[index])).toBe(true)
  expect(less?.every((picture, index) => picture === before?.[index])).toBe(true)
})

it('moves images that change places', () => {
  const [before, after] = patched(
    table(row(pixel('a')), row(pixel('b')), row(pixel('c'))),
    table(row(pixel('c')), row(pixel('a')), row(pixel('b'))),
  )
  expect(after?.map((picture) => before?.indexOf(picture))).toEqual([2, 0, 1])
})

it('keeps the other images of a row when one is added or removed', () => {
  const cells = (...names: string[]) => table(row(names.map(pixel).join('')))
  const [before, more, less] = patched(cells('a', 'b'), cells('a', 'x', 'b'), cells('b'))
  expect([more?.[0], more?.[2]]).toEqual(before)
  expect(less?.[0]).toBe(before?.[1])
})

it('applies changed comments, removed attributes and an empty signature', () => {
  patched(
    '<!--[if mso]>a<![endif]--><p align="left" style="margin:0">Inès</p>',
    '<!--[if mso]>b<![endif]--><p style="margin:0">Inès</p>',
    '',
    '<p>Inès</p>',
  )
})
