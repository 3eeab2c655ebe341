import { expect, it } from 'vitest'
import { only } from './findings.fixture.ts'
import { isImagePage } from './image-pages.ts'

it.each([
  'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
  'drive.google.com/open?id=1aBcD',
  'https://docs.google.com/drawings/d/1aBcD/edit',
  'https://photos.app.goo.gl/aBcD',
  'https://www.dropbox.com/s/abc/logo.png?dl=0',
  'https://www.dropbox.com/scl/fi/abc/logo.png?rlkey=x&amp;dl=0',
  'https://1drv.ms/i/s!Abc',
  'https://onedrive.live.com/?cid=1&id=2',
  'https://maison.sharepoint.com/:i:/s/com/Abc',
  'https://www.icloud.com/iclouddrive/0abc#logo',
  'https://maison.app.box.com/s/abc',
  'https://imgur.com/abc',
  'https://we.tl/t-abc',
])('%s is the page of an image', (address) => {
  expect(isImagePage(address)).toBe(true)
})

it.each([
  'https://drive.google.com/uc?export=view&id=1aBcD',
  'https://lh3.googleusercontent.com/d/1aBcD',
  'https://www.dropbox.com/s/abc/logo.png?dl=1',
  'https://www.dropbox.com/scl/fi/abc/logo.png?rlkey=x&raw=1',
  'https://dl.dropboxusercontent.com/s/abc/logo.png',
  'https://onedrive.live.com/download?cid=1&resid=2',
  'https://i.imgur.com/abc.png',
  'https://exemple.fr/drive.google.com/file/d/1/view',
  'blob:https://exemple.fr/1',
  '',
])('%s is not the page of an image', (address) => {
  expect(isImagePage(address)).toBe(false)
})

it('reports every image with the address of a page', async () => {
  const src = 'https://drive.google.com/file/d/1aBcD/view'
  const media = { src, type: 'image/png', width: 240, height: 240, alt: 'Logo' }
  const found = await only('image_is_page', {
    firstName: 'A',
    logo: { media },
    banner: { media },
    social: { socialIcons: [{ icon: 'intranet', src, url: 'https://a.example' }] },
  })
  expect(found.map(({ path, severity }) => [path, severity])).toEqual([
    ['logo.media.src', 'warning'],
    ['banner.media.src', 'warning'],
    ['social.socialIcons[0].src', 'warning'],
  ])
})
