import { expect, it } from 'vitest'
import { densityVariables, measureVariables, schemeVariables } from './css-variables.ts'

it('names each variable by group and token', () => {
  expect(schemeVariables('light')).toContain('--ph-color-border-strong: #c6cddb;')
  expect(measureVariables()).toContain('--ph-space-5: 24px;')
  expect(measureVariables()).toContain('--ph-size-sidebar: 260px;')
})

it('has smaller controls in the compact density', () => {
  expect(densityVariables('comfortable')).toContain('--ph-size-control: 36px;')
  expect(densityVariables('compact')).toContain('--ph-size-control: 28px;')
})

it('sets the color scheme of the browser’s own controls', () => {
  expect(schemeVariables('dark')).toMatch(/^color-scheme: dark;/)
})

it('declares the same names in both schemes', () => {
  const names = (css: string) => [...css.matchAll(/--ph-[\w-]+/g)].map(([name]) => name)
  expect(names(schemeVariables('dark'))).toEqual(names(schemeVariables('light')))
})
