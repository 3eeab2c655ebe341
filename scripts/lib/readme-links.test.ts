import { expect, it } from 'vitest'
import { missingLinks } from './readme-links.ts'

it('finds links and images whose file is not packed', () => {
  const readme =
    '![a](docs/a.png) [b](./NOTICE.md#part) [c](../signature/README.md) [`d`](src/d.ts) [e](https://e.example) [f](#g)'
  expect(missingLinks(readme, ['docs/a.png', 'NOTICE.md'])).toEqual([
    '../signature/README.md',
    'src/d.ts',
  ])
})
