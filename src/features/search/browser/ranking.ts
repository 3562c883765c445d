/**
 * What decides the order of the results: weights that were tuned with the questions in tests/site. Kinds of entries are
 * numbers here (`kindNumber`), so that scoring looks their weights up in arrays.
 */
import { type EntryKind, kinds, kindTable } from '../shared/kinds.js'

const numbers = new Map(kinds.map((kind, number) => [kind, number]))

export const kindNumber = (kind: EntryKind): number => numbers.get(kind)!

/** By the number of the kind. */
export const kindFacts = kinds.map((kind) => kindTable[kind])

/** Worth of a word that is in the page's name only, and of one in the text. */
export const contextWeight = 3
export const textWeight = 3.5
/** In a question, texts say more than in other queries, and the names of pages less. */
export const textWeightInQuestion = 5
export const pageNameInQuestion = 0.8
/** What a word in the sections of a page is worth to the page. */
export const shareOfPage = 0.35
/** How much more a page says about a word that many of its sections have. */
export const shareOfTimes = 0.4
/** What a variant of the query is worth, compared with what was typed. */
export const variantFactor = 0.7
/** … and the parts of an identifier that is there as a whole. */
export const splitFactor = 0.2
/** What a page without sections is worth: it is a list of links. */
export const listOfLinks = 0.8
/** Pages of the reader's product come first among equals. */
export const familyBonus = 3
/** What the first, second, … of a name is worth. */
export const repeated = [1, 0.65, 0.25, 0.2, 0.15, 0.1]
/** … and of the places of a page. */
export const crowded = [1, 0.7, 0.55]
/**
 * So many words are a question, which texts rather answer than names, and whose words need not all be there: at most
 * this share of what they say may be missing.
 */
export const fewestOfQuestion = 3
export const mostMissing = 0.6
/** How much less a word says that is everywhere. */
export const commonness = 0.7
export const proseBonus = 4
/** What a phrase is worth by which an entry should be found, if a question has all its words and no others. */
export const phraseBonus = 40
/** … and in other queries, as a share of that. */
export const phraseOfFewWords = 0.1
/** What a single letter is worth next to other words. */
export const letterWorth = 0.25
/** What an entry is worth that has characters as they were typed, next to each other, before one that has a synonym. */
export const togetherBonus = 12
/**
 * Plain words (`tooltip`, `column groups`) may ask about a topic: up to this number of pages with all of them in their
 * titles come first. If something is called exactly so, one page comes before it, unless it is a prop or the like and
 * the page's title only mentions the words; the other pages come before further entries of that name. The name of an
 * identifier, typed with its capitals, is no such word.
 */
export const mostTopics = 3
export const topicBonus = 60
/** The least score of such a page, as a share of that of the exact name: above 1 for the page that comes first. */
export const firstTopicShare = 1.01
export const topicShare = 0.8
/** Sections with the word in their titles come after exact names, and before names of which it is a part. */
export const topicSectionBonus = 6
/** What the words are worth as a whole title; as a part of a title they are worth that part of it. */
export const wholeTitleBonus = 16
/** What a heading is worth in a page that comes last. */
export const lastFactor = 0.25
/** How well the title must have each word: “Tooltips” has `tooltip`, “Barometer” does not have `bar`. */
export const leastOfTopic = 0.55
