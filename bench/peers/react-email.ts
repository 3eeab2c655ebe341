import { Column, Img, Link, Row, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { createElement as h } from 'react'
import type { Signature } from '../signature.ts'
import { SignatureTree } from './react-tree.ts'

const parts = { Section, Row, Column, Img, Link, Text }

/** Renders react-email's own components with its own render function. */
export const reactEmail = (data: Signature): Promise<string> =>
  render(h(SignatureTree, { data, parts }))
