import { parse } from 'postcss';
import type { TooNew } from './support.ts';
import { compatData, featuresOf, Names } from './support.ts';

/** Which at-rules, selectors, properties, values and functions of styles the floor lacks. */
const styleFeatures = () => {
  const { css } = compatData();
  const [rules, selectors, properties, values, functions] = [
    new Names(),
    new Names(),
    new Names(),
    new Names(),
    new Names(),
  ];
  for (const [name, feature, compat] of featuresOf(css['at-rules'])) {
    rules.add(`@${name}`, compat);
    for (const [part, , ofPart] of featuresOf(feature)) rules.add(`@${name} ${part}`, ofPart);
  }
  for (const [name, , compat] of featuresOf(css['selectors'])) selectors.add(name, compat);
  for (const [name, feature, compat] of featuresOf(css['properties'])) {
    properties.add(name, compat);
    for (const [value, , ofValue] of featuresOf(feature)) values.add(`${name}: ${value}`, ofValue);
  }
  const addTypes = (parent: Parameters<typeof featuresOf>[0]): void => {
    for (const [name, feature, compat] of featuresOf(parent)) {
      functions.add(name, compat);
      addTypes(feature);
    }
  };
  addTypes(css['types']);
  return { rules, selectors, properties, values, functions };
};

const wordsOf = (value: string): readonly string[] => value.match(/[\w-]+/g) ?? [];

export const styleCheck = (): ((style: string) => TooNew) => {
  const known = styleFeatures();
  return (style) => {
    const found = new Map<string, readonly string[]>();
    const see = (name: string, lacking: readonly string[]): void => {
      if (lacking.length > 0) found.set(name, lacking);
    };
    const root = parse(style);
    root.walkAtRules(({ name, params }) => {
      see(`@${name}`, known.rules.lackedBy(`@${name}`));
      for (const [, feature = ''] of params.matchAll(/\(\s*([\w-]+)/g))
        see(`@${name} ${feature}`, known.rules.lackedBy(`@${name} ${feature}`));
    });
    root.walkRules(({ selector }) => {
      for (const [said, name = ''] of selector.matchAll(/::?([\w-]+)/g))
        see(said, known.selectors.lackedBy(name));
    });
    root.walkDecls(({ prop, value }) => {
      see(prop, known.properties.lackedBy(prop));
      for (const word of wordsOf(value)) {
        const said = `${prop}: ${word}`;
        see(said, known.values.lackedBy(said));
      }
      for (const [, name = ''] of value.matchAll(/([\w-]+)\(/g))
        see(`${name}()`, known.functions.lackedBy(name));
    });
    return found;
  };
};
