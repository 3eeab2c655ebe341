import { expect, it } from 'vitest'
import { demoSeed } from '../memory/demo/demo-seed.ts'
import { templatePrintsOf } from '../merge/prints-of.ts'
import { ownPrint, sharedPrint } from './version-parts.ts'

// Databases contain these values. A change that alters them makes everybody outdated, unless a
// migration rewrites the parts of the versions that are current (CONTRIBUTING, "Versions").
it('are the same prints as in earlier releases', () => {
  const { organisations, templates, media } = demoSeed(0)
  const [organisation] = organisations
  if (!organisation) throw new Error('The demonstration has no organisation.')
  const prints = templates.map((template) => {
    const made = templatePrintsOf(template, { organisation, media: [...media] })
    return [sharedPrint(made, 'Commercial', false), sharedPrint(made, 'Commercial', true)]
  })
  expect(prints).toMatchInlineSnapshot(`
    [
      [
        "1t3xkja1dz4dx9",
        "4ak7ghkuych9",
      ],
      [
        "1nvk8k21nzhd0l",
        "qz4sl1y0mchq",
      ],
      [
        "mgl9an80a6hm",
        "1nm9wgwnj40u6",
      ],
    ]
  `)

  const person = {
    first_name: 'Zoé',
    last_name: 'O’Brien "Zo"',
    position: '',
    email: 'zoe@lueur.example',
    phone_number: '01 02 03 04 05',
    mobile_number: '',
    skype: '',
    linkedIn: 'https://www.linkedin.com/in/zoe',
  }
  expect([ownPrint(person, false), ownPrint(person, true)]).toMatchInlineSnapshot(`
    [
      "ae718fd5f31638cf",
      "c2ff7d0cddfd6ff1",
    ]
  `)
  const mobile = { ...person, mobile_number: '06 12 34 56 78' }
  const skype = { ...person, skype: '06 12 34 56 78' }
  const own = [person, mobile, skype].map((one) => ownPrint(one, false))
  expect(new Set(own).size).toBe(3)
})
