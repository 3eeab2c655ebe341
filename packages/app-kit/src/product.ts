import type { Reducer } from 'redux'
import type { ComponentType } from 'react'
import type { Environment } from './store/environment.ts'

/** A saga that watches one feature's actions for as long as the application runs. */
export type FeatureSaga = (environment: Environment) => Generator

/** The state of one feature, by its keys in the store, and the sagas that change it. */
export interface Feature {
  reducers: Readonly<Record<string, Reducer>>
  sagas: readonly FeatureSaga[]
}

/** The part of the store's state that a feature adds. */
export type StateOf<Registered extends Pick<Feature, 'reducers'>> = {
  [Key in keyof Registered['reducers']]: ReturnType<Registered['reducers'][Key]>
}

/**
 * What a product exports to the host: its routes, and the state and the sagas that are there from the
 * start. A feature that nothing needs before its screens is registered by them (`withFeature`).
 */
export interface Product extends Feature {
  name: string
  Router: ComponentType
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
