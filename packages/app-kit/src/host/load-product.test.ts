import { expect, it } from 'vitest'
import { loadProduct } from './load-product.ts'

const loadApp = () => Promise.reject(new Error('not requested'))

it('loads only the named product', async () => {
  const loaded: string[] = []
  const loader = (name: string) => async () => {
    loaded.push(name)
    return { product: { name, loadApp } }
  }
  const product = await loadProduct('signature', {
    signature: loader('signature'),
    stock: loader('stock'),
  })
  expect(product).toMatchObject({ name: 'signature', loadApp })
  expect(product.isPublic('/', false)).toBe(false)
  expect(loaded).toEqual(['signature'])
})

it('[3.1.05] rejects an unknown product name', async () => {
  await expect(loadProduct('unknown', {})).rejects.toThrow('This app does not exists')
  await expect(loadProduct('toString', {})).rejects.toThrow('This app does not exists')
})

it('[3.1.06] [3.8.18] rejects a product without a router', async () => {
  const loaders = { stock: async () => ({ product: { name: 'stock' } }) }
  await expect(loadProduct('stock', loaders)).rejects.toThrow('No router defined')
})

it('treats every page as public if a product has no `loadApp`', async () => {
  const loadPublic = () => Promise.reject(new Error('not requested'))
  const product = await loadProduct('tour', {
    tour: async () => ({ product: { name: 'tour', loadPublic } }),
  })
  expect(product.loadPublic).toBe(loadPublic)
  expect(product.isPublic('/', true)).toBe(true)
  await expect(product.loadApp()).rejects.toThrow('No router defined')
})
