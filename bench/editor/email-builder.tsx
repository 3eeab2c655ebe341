import { Reader } from '@usewaypoint/email-builder'
import { blocks } from '../peers/email-builder.ts'
import type { Signature } from '../signature.ts'
import { watchNode } from './engine.ts'
import type { Engine } from './engine.ts'
import { PlainForm } from './plain-form.tsx'

/**
 * Works like email-builder's own editor: React re-renders the document of blocks. There are no
 * addons.
 */
export const emailBuilder: Engine = {
  name: 'bare inputs, @usewaypoint/email-builder 0.0.9 `Reader`',
  create: (start) => (
    <PlainForm start={start}>
      {(data) => (
        <div className="preview">
          <Reader document={blocks(data as unknown as Signature)} rootBlockId="root" />
        </div>
      )}
    </PlainForm>
  ),
  watch: (place, changed) => watchNode(place.querySelector('.preview')!, changed),
}
