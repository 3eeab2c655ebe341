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
  /** Fetches the code of every page, so that a test need not wait for each. */
  preload?: () => Promise<unknown>
}

/** What a host loads first of a product: which addresses are public, and the way to everything else. */
export interface ProductEntry {
  name: string
  /** Whether the address works without the store, for a browser with or without a session. */
  isPublic: (pathname: string, hasSession: boolean) => boolean
  /** Loads the routes of the public pages, which need a `PageEnvironmentProvider` alone. */
  loadPublic: () => Promise<ComponentType>
  /** Loads the whole product. */
  loadApp: () => Promise<Product>
}
