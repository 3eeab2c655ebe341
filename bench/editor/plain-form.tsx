import type { SignatureData } from '@org/signature'
import { useState } from 'react'
import type { ReactElement } from 'react'

export interface PlainFormProps {
  start: SignatureData
  /** Renders the current signature. */
  children: (data: SignatureData) => ReactElement
}

/** Plain inputs next to a preview: the minimum that an editor needs. */
export function PlainForm({ start, children }: PlainFormProps): ReactElement {
  const [data, setData] = useState(start)
  const { addons } = data
  const { disclaimer } = addons
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '420px 1fr', height: '100dvh' }}>
      <form>
        <input
          aria-label="Prénom"
          value={data.firstName}
          onChange={({ target }) => setData({ ...data, firstName: target.value })}
        />
        <input
          aria-label="Adresse"
          value={data.address}
          onChange={({ target }) => setData({ ...data, address: target.value })}
        />
        <textarea
          aria-label="Texte"
          value={disclaimer.data.text}
          onChange={({ target: { value: text } }) =>
            setData({
              ...data,
              addons: {
                ...addons,
                disclaimer: { ...disclaimer, data: { ...disclaimer.data, text } },
              },
            })
          }
        />
      </form>
      {children(data)}
    </div>
  )
}
