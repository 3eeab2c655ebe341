'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComboboxOption, LoadOptions } from './combobox-option.ts'
import { matches } from './matches.ts'

/** Debounce delay in ms before suggestions are loaded. */
const pause = 250

export interface SuggestionsInput {
  options: readonly ComboboxOption[]
  loadOptions: LoadOptions | undefined
  /** The text to search for; `undefined` while the field shows the selected option. */
  typed: string | undefined
  /** The selected values. Their options stay known even if they are not among the suggestions. */
  selected: readonly string[]
  /** Whether the field has been focused: nothing is loaded before that. */
  isActive: boolean
}

export interface Suggestions {
  /** Every option whose label is known: the suggestions and the selected ones. */
  known: readonly ComboboxOption[]
  /** Whether the list shows the option with this label. */
  isShown: (label: string) => boolean
  status: 'ready' | 'loading' | 'failed'
  /** Returns the label of a value: its option's label, or the value itself if it is custom text. */
  labelOf: (value: string) => string
}

interface LoadState {
  status: Suggestions['status']
  loaded: readonly ComboboxOption[]
}

function byValue(options: readonly ComboboxOption[]): Map<string, ComboboxOption> {
  return new Map(options.map((option) => [option.value, option]))
}

/** Combines the `options` with those from `loadOptions`. Outdated results are dropped. */
export function useSuggestions(input: SuggestionsInput): Suggestions {
  const { options, loadOptions, typed, selected, isActive } = input
  const [{ status, loaded }, setLoadState] = useState<LoadState>({ status: 'ready', loaded: [] })
  const [seen, setSeen] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const load = useRef(loadOptions)
  useEffect(() => {
    load.current = loadOptions
  })

  const isLoadable = loadOptions !== undefined && isActive
  const searchText = typed ?? ''
  useEffect(() => {
    if (!isLoadable) return
    const controller = new AbortController()
    const loadSuggestions = async () => {
      setLoadState((before) => ({ ...before, status: 'loading' }))
      try {
        const found = (await load.current?.(searchText, controller.signal)) ?? []
        if (controller.signal.aborted) return
        setLoadState({ status: 'ready', loaded: found })
        setSeen((before) => new Map([...before, ...byValue(found)]))
      } catch {
        if (!controller.signal.aborted) setLoadState({ status: 'failed', loaded: [] })
      }
    }
    const timer = setTimeout(() => void loadSuggestions(), searchText === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isLoadable, searchText])

  return useMemo(() => {
    const suggestions = loadOptions ? loaded : options
    const named = new Map([...seen, ...byValue(options)])
    const missing = selected
      .filter((value) => !suggestions.some((option) => option.value === value))
      .map((value) => named.get(value) ?? { value, label: value })
    const labels = new Set(suggestions.map((option) => option.label))
    return {
      known: [...suggestions, ...missing],
      isShown: (label) =>
        typed === undefined || (loadOptions ? labels.has(label) : matches(label, typed)),
      status,
      labelOf: (value) => named.get(value)?.label ?? value,
    }
  }, [selected, loadOptions, loaded, options, seen, status, typed])
}
