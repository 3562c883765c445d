export interface Rule {
  comparison: 'below' | 'above';
  limit: number;
  look: 'alarm' | 'good';
}

export const matches = ({ comparison, limit }: Rule, value: number) =>
  comparison === 'below' ? value < limit : value > limit;

/** The first rule that applies wins. */
export const lookOf = (rules: Rule[], value: number) =>
  rules.find((rule) => matches(rule, value))?.look ?? '';
