import { expect, it } from 'vitest'
import { firstWebAddress } from './first-web-address.ts'

it.each([
  [['https://salon.example/stand', 'https://a.example'], 'https://salon.example/stand'],
  [['', '  ', 'https://a.example'], 'https://a.example/'],
  [['www.lueur.example/été?a=1&b=2'], 'https://www.lueur.example/%C3%A9t%C3%A9?a=1&b=2'],
  [['https://maison-lumière.example'], 'https://xn--maison-lumire-6gb.example/'],
  [['http://127.0.0.1:8080/a'], 'http://127.0.0.1:8080/a'],
  [['https://a.example/?x=1&amp;y=2'], 'https://a.example/?x=1&y=2'],
  [['mailto:a@b.example', 'tel:+33184602147', 'a.example'], 'https://a.example/'],
  [['javascript:alert(1)', 'data:text/html,a', '//b.example/c'], 'https://b.example/c'],
  [['https://user:pass@a.example', 'https://a.example:99999', 'https:\\\\a.example'], null],
  [['https://a.example\r\nSet-Cookie: a=b', 'http://intranet', 'une page'], null],
  [[], null],
])('of %j is %s', (links, address) => {
  expect(firstWebAddress(links)).toBe(address)
})
