import { expect, it } from 'vitest'
import { orderOfNames, splitName } from './split-name.ts'

it.each([
  ['Zoé Roy', 'Zoé', 'Roy'],
  ['Roy, Zoé', 'Zoé', 'Roy'],
  ['DUPONT Jean-Pierre', 'Jean-Pierre', 'DUPONT'],
  ['Jean-Pierre DUPONT', 'Jean-Pierre', 'DUPONT'],
  ['DE LA FONTAINE Jean', 'Jean', 'DE LA FONTAINE'],
  ['Jean de LA FONTAINE', 'Jean', 'de LA FONTAINE'],
  ['de La Fontaine, Jean', 'Jean', 'de La Fontaine'],
  ['Charles de Gaulle', 'Charles', 'de Gaulle'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Vincent van den Berg', 'Vincent', 'van den Berg'],
  ['Yann Le Goff', 'Yann', 'Le Goff'],
  ['Marie-Anne Pic', 'Marie-Anne', 'Pic'],
  ['Anne Marie Pic', 'Anne Marie', 'Pic'],
  ['Martin Luther King, Jr.', 'Martin Luther', 'King, Jr.'],
  ['King, Jr.', '', 'King, Jr.'],
  ['King, Jr., Martin Luther', 'Martin Luther', 'King, Jr.'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['María del Carmen López', 'María del Carmen', 'López'],
  ['Ana de la Cruz Pérez', 'Ana', 'de la Cruz Pérez'],
  ['Mme Zoé ROY', 'Zoé', 'ROY'],
  ['M. Jean Dupont', 'Jean', 'Dupont'],
  ['ROY, Zoé (DSI)', 'Zoé', 'ROY'],
  ['JP Martin', 'JP', 'Martin'],
  ['J.-P. Martin', 'J.-P.', 'Martin'],
  ['LI Wei', 'Wei', 'LI'],
  ['Sean O’NEIL', 'Sean', 'O’NEIL'],
  ['Ronald McDONALD', 'Ronald', 'McDONALD'],
  ['de Gaulle Charles', 'Charles', 'de Gaulle'],
  ['Élodie', 'Élodie', ''],
  ['  Zoé   Roy ', 'Zoé', 'Roy'],
])('splits %j', (text, first_name, last_name) => {
  expect(splitName(text)).toEqual({ first_name, last_name })
})

it.each([
  ['Roy Zoé', 'Zoé', 'Roy'],
  ['de la Fontaine Jean', 'Jean', 'de la Fontaine'],
  ['Le Goff Yann', 'Yann', 'Le Goff'],
  ['Pic Anne Marie', 'Anne Marie', 'Pic'],
  ['Zoé ROY', 'Zoé', 'ROY'],
])('splits %j where the family name comes first', (text, first_name, last_name) => {
  expect(splitName(text, 'family')).toEqual({ first_name, last_name })
})

it('finds out from capitals which part comes first', () => {
  expect(orderOfNames(['ROY Zoé', 'PIC Léo', 'Max Ott'])).toBe('family')
  expect(orderOfNames(['Zoé ROY', 'Max Ott'])).toBe('given')
  expect(orderOfNames(['Zoé Roy', 'MAX OTT'])).toBeNull()
})
