import type { Client, ClientOptions } from '@org/api/client'
import type { Reducer } from 'redux'
import type { ComponentType } from 'react'
import type { Environment } from './store/environment.ts'

/** A saga that handles one feature's actions while the application runs. */
export type FeatureSaga = (environment: Environment) => Generator

/** The reducers of one feature, by their keys in the store, and its sagas. */
export interface Feature {
  reducers: Readonly<Record<string, Reducer>>
  sagas: readonly FeatureSaga[]
}

/** The part of the state that a feature adds. */
export type StateOf<Registered extends Pick<Feature, 'reducers'>> = {
  [Key in keyof Registered['reducers']]: ReturnType<Registered['reducers'][Key]>
}

/**
 * What a product exports to the host: its routes, and the reducers and sagas that are needed from
 * the start. Other features are registered by their screens (`withFeature`).
 */
export interface Product extends Feature {
  name: string
  Router: ComponentType
  /** Routes of the API that only this product calls. */
  routes?: ClientOptions['routes']
  /**
   * Creates the ports for the product’s data, which call the API through this client; by default,
   * there are none.
   */
  openPorts?: (client: Client) => object
  /** Loads the account of a stored session; by default with the calls of the signature product. */
  loadAccount?: Environment['loadAccount']
  /** Deletes the product's data in this browser; called when a session ends. */
  clearLocalData?: Environment['clearLocalData']
  /** Fetches the code of all pages, so that tests do not wait for it. */
  preload?: () => Promise<unknown>
}

/**
 * The part of a product that a host loads first: its public addresses, and loaders for the rest.
 */
export interface ProductEntry {
  name: string
  /**
   * Whether the page at this path works without the store; the answer may depend on whether the
   * browser has a session.
   */
  isPublic: (pathname: string, hasSession: boolean) => boolean
  /** Routes of the API that only this product's public pages call. */
  publicRoutes?: ClientOptions['routes']
  /** Creates the ports that the public pages use; by default, there are none. */
  openPublicPorts?: (client: Client) => object
  /** Loads the routes of the public pages, which only need a `PageEnvironmentProvider`. */
  loadPublic: () => Promise<ComponentType>
  /** Loads the whole product. */
  loadApp: () => Promise<Product>
}
