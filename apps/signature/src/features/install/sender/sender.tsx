'use client'

import type { InstallData } from '@org/api/client'
import type { ReactElement } from 'react'
import { installTexts as texts } from '../texts.ts'
import { Logo, Row } from './sender.styles.ts'

/** Shows the company that sent the link; renders nothing without a name or logo. */
export function Sender({ company }: { company: InstallData['company'] }): ReactElement | null {
  const { name, logo } = company
  if (name === '' && logo === null) return null
  return (
    <Row>
      {logo !== null && (
        <Logo
          src={logo.path}
          width={logo.width}
          height={logo.height}
          alt={name === '' ? texts.logo : ''}
        />
      )}
      {name !== '' && (
        <span>
          {texts.from} <strong>{name}</strong>
        </span>
      )}
    </Row>
  )
}
