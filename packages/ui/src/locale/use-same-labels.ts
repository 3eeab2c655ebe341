'use client'
import { useState } from 'react'
import type { ReplacedLabels } from './locale-provider.tsx'

function hasSameEntries<Value>(
  first: Readonly<Record<string, Value>>,
  second: Readonly<Record<string, Value>>,
  isSame: (first: Value, second: Value | undefined) => boolean,
): boolean {
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && isSame(first[key] as Value, second[key]))
  )
}

const areSame = (first: ReplacedLabels, second: ReplacedLabels) =>
  hasSameEntries<Readonly<Record<string, unknown>> | undefined>(first, second, (texts, others) =>
    hasSameEntries(texts ?? {}, others ?? {}, Object.is),
  )

/**
 * Returns the previous object while the labels are equal, so that an inline object does not cause
 * re-renders.
 */
export function useSameLabels(labels: ReplacedLabels): ReplacedLabels {
  const [kept, setKept] = useState(labels)
  const isSame = kept === labels || areSame(kept, labels)
  if (!isSame) setKept(labels)
  return isSame ? kept : labels
}
