'use client'

import { type ComponentType, createContext, use, useState } from 'react'
import type { Feature } from '../product.ts'

export type Register = (feature: Feature) => void

/** How a screen adds its feature to the store. */
export const RegisterContext = createContext<Register | null>(null)

/**
 * A screen, or another component that is loaded on demand, with the state and the sagas that it
 * needs: they are registered with the store before it renders for the first time.
 */
export function withFeature<Props extends object>(
  feature: Feature,
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function Registered(props: Props) {
    const register = use(RegisterContext)
    if (!register) throw new Error('withFeature needs an AppProvider above it')
    // Not in an effect: the screen reads the state as soon as it renders. Registering again does nothing.
    useState(() => register(feature))
    return <Screen {...props} />
  }
}
