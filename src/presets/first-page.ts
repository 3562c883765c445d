/** The first page of generators that have it as data in the front matter, as Markdown of this generator. */
import { type Action, type Data, dataOf, type FirstPage, listOf, textOf } from './preset.js'

/** The keys of front matter that a first page is made of. */
export const heroKeys: readonly string[] = ['hero', 'features']

/** An image as an address, or as an object with one for each mode. */
export function imageOf(image: unknown): FirstPage['image'] {
  const { src, file, light, dark, alt } = dataOf(image)
  const address = [image, src, file, light, dark, dataOf(light)['src']].map(textOf).find((one) => one !== undefined)
  return address === undefined ? undefined : { src: address, alt: textOf(alt) ?? '' }
}

/** @param isPrimary whether a button is the one that matters most */
export function actionsOf(actions: unknown, isPrimary: (action: Data) => boolean): Action[] {
  return listOf(actions)
    .map(dataOf)
    .flatMap((action) => {
      const [text, link] = [textOf(action['text']), textOf(action['link'])]
      return text === undefined || link === undefined ? [] : [{ text, link, isPrimary: isPrimary(action) }]
    })
}

export function firstPageText({ name, text, tagline, image, actions, features }: FirstPage): string {
  const title = name ?? text
  const second = name === undefined ? undefined : text
  const buttons = actions.map(
    ({ text: label, link, isPrimary }) =>
      `<a class="button${isPrimary ? ' button-primary' : ''}" href="${link.replaceAll('"', '%22')}">${line(label)}</a>`,
  )
  const hero = [
    ...(title === undefined ? [] : [`# ${line(title)}`]),
    ...(second === undefined ? [] : [`<p class="description">${line(second)}</p>`]),
    ...(tagline === undefined ? [] : [line(tagline)]),
    ...(buttons.length === 0 ? [] : [`<p class="hero-actions">\n${buttons.join('\n')}\n</p>`]),
    ...(image ? [`![${line(image.alt)}](<${image.src}>)`] : []),
  ]
  const cards = features.map(({ title: label, details = '', link }) => {
    const head = link === undefined ? `**${line(label)}**` : `[${line(label)}](<${link}>)`
    return `- ${head} ${line(details)}`
  })
  return [
    ...(hero.length === 0 ? [] : [`<div class="hero">\n\n${hero.join('\n\n')}\n\n</div>`]),
    ...(cards.length === 0 ? [] : [`:::cards\n${cards.join('\n')}\n:::`]),
  ].join('\n\n')
}

const line = (text: string) => text.trim().replace(/\s+/g, ' ')
