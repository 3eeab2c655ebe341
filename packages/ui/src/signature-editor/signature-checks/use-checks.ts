'use client'

import type { RenderOptions, SignatureInput } from '@org/signature'
import type { CheckReport } from '@org/signature/checks'
import { useEffect, useRef, useState } from 'react'

/** `failed`: the checks could not be loaded; the last report, if any, is outdated. */
type Outcome =
  | { status: 'running' }
  | { status: 'done'; report: CheckReport }
  | { status: 'failed' }

/** `isCurrent`: the result is for the current data, not for the data before the last change. */
export type ChecksState = Outcome & { isCurrent: boolean }

/** Debounce delay of the checks, in ms. */
const pause = 600
/** Milliseconds before the first check, so that the page can load more urgent things first. */
const firstPause = 2000

/** Checks the signature whenever editing pauses. The checks are loaded on first use. */
export function useChecks(data: SignatureInput, options: RenderOptions): ChecksState {
  const [{ outcome, about }, setState] = useState<{ outcome: Outcome; about: unknown }>({
    outcome: { status: 'running' },
    about: undefined,
  })

  const opened = useRef(data)

  useEffect(() => {
    let isOutdated = false
    const settle = (next: Outcome) => {
      if (!isOutdated) setState({ outcome: next, about: data })
    }
    const timer = setTimeout(
      () => {
        import('@org/signature/checks')
          .then(({ checkSignature }) => checkSignature(data, options))
          .then(
            (report) => settle({ status: 'done', report: withoutLocalImages(report) }),
            () => settle({ status: 'failed' }),
          )
      },
      data === opened.current ? firstPause : pause,
    )
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [data, options])

  return { ...outcome, isCurrent: about === data }
}

/** Drops findings about images that are not stored yet: saving the signature stores them. */
function withoutLocalImages(report: CheckReport): CheckReport {
  return { ...report, findings: report.findings.filter(({ code }) => code !== 'image_not_hosted') }
}
