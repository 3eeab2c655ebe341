import type { Reducer } from 'redux'
import type { ComponentType } from 'react'
import type { Environment } from './store/environment.ts'

/** A saga that watches one feature's actions for as long as the application runs. */
export type FeatureSaga = (environment: Environment) => Generator

/** What a product hands to the host: its routes, state and flows. */
export interface Product {
  name: string
  Router: ComponentType
  reducers: Readonly<Record<string, Reducer>>
  sagas: readonly FeatureSaga[]
  /** Deletes what the product keeps in this browser; called when a session ends. */
  clearLocalData?: Environment['clearLocalData']
}
