'use client'

import { type ComponentType, createContext, use, useState } from 'react'
import type { Feature } from '../product.ts'

export type Register = (feature: Feature) => void

/** Provides the function that adds a feature to the store. */
export const RegisterContext = createContext<Register | null>(null)

/**
 * Wraps a screen, or another lazy component, and registers the reducers and sagas of its feature
 * with the store before it renders for the first time.
 */
export function withFeature<Props extends object>(
  feature: Feature,
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function Registered(props: Props) {
    const register = use(RegisterContext)
    if (!register) throw new Error('withFeature needs an AppProvider above it')
    // Not in an effect, because the screen reads the state when it renders. Registering twice is
    // harmless.
    useState(() => register(feature))
    return <Screen {...props} />
  }
}
