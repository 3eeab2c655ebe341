'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComboboxOption, LoadOptions } from './combobox-option.ts'
import { matches } from './matches.ts'

/** Milliseconds without a keystroke after which suggestions are asked for. */
const pause = 250

export interface SuggestionsInput {
  options: readonly ComboboxOption[]
  loadOptions: LoadOptions | undefined
  /** What was typed to look for; `undefined` while the field only shows what was selected. */
  typed: string | undefined
  /** Values that are selected: they stay known, even where they are no suggestion. */
  chosen: readonly string[]
  /** Nothing is asked for before the field was entered. */
  isActive: boolean
}

export interface Suggestions {
  /** Every option that has a name here: suggestions and what is selected. */
  known: readonly ComboboxOption[]
  /** Whether an option stands in the list, by its label. */
  isShown: (label: string) => boolean
  status: 'ready' | 'loading' | 'failed'
  /** Name of a value: its option's label, or the value itself where it was written freely. */
  labelOf: (value: string) => string
}

interface Answer {
  status: Suggestions['status']
  loaded: readonly ComboboxOption[]
}

function byValue(options: readonly ComboboxOption[]): Map<string, ComboboxOption> {
  return new Map(options.map((option) => [option.value, option]))
}

/** Options given and options asked for, under one roof. An answer to an older question is dropped. */
export function useSuggestions(input: SuggestionsInput): Suggestions {
  const { options, loadOptions, typed, chosen, isActive } = input
  const [{ status, loaded }, setAnswer] = useState<Answer>({ status: 'ready', loaded: [] })
  const [seen, setSeen] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const load = useRef(loadOptions)
  useEffect(() => {
    load.current = loadOptions
  })

  const isAsking = loadOptions !== undefined && isActive
  const question = typed ?? ''
  useEffect(() => {
    if (!isAsking) return
    const controller = new AbortController()
    const ask = async () => {
      setAnswer((before) => ({ ...before, status: 'loading' }))
      try {
        const found = (await load.current?.(question, controller.signal)) ?? []
        if (controller.signal.aborted) return
        setAnswer({ status: 'ready', loaded: found })
        setSeen((before) => new Map([...before, ...byValue(found)]))
      } catch {
        if (!controller.signal.aborted) setAnswer({ status: 'failed', loaded: [] })
      }
    }
    const timer = setTimeout(() => void ask(), question === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsking, question])

  return useMemo(() => {
    const suggestions = loadOptions ? loaded : options
    const named = new Map([...seen, ...byValue(options)])
    const missing = chosen
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
  }, [chosen, loadOptions, loaded, options, seen, status, typed])
}
