import {
  type Checker,
  type Symbol as Named,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import {
  type Face,
  type FaceMember,
  type FaceName,
  type FaceType,
  keptText,
  longestKept,
} from '../src/face/index.ts';

const asWritten = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const inFull = asWritten | NodeBuilderFlags.InTypeAlias;

/** Placeholder for properties that a component passes on and that others declare. */
const foreign = '…';

const isOptional = ({ flags }: Named): boolean => (flags & SymbolFlags.Optional) !== 0;

/** Whether callers can write the name: those of symbols and private members are made up by the compiler. */
const isWritten = ({ name }: Named): boolean => /^[\w$-]+$/.test(name) && !name.startsWith('__');

/** Whether a symbol names a type, rather than a value, a method or a parameter of a type. */
const namesType = ({ flags }: Named): boolean =>
  (flags & (SymbolFlags.Class | SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Enum)) !== 0;

/** Describes signatures of our packages, and on the way all types of ours that they name. */
export class FaceTypes {
  readonly #checker: Checker;
  readonly #isOurs: (symbol: Named) => boolean;
  readonly #texts = new Map<number, string>();
  readonly #visited = new Set<number>();
  readonly #known = new Map<string, number>();
  readonly #types: Record<string, FaceType> = {};

  constructor(checker: Checker, isOurs: (path: string) => boolean) {
    this.#checker = checker;
    this.#isOurs = ({ declarations }) => declarations.some(({ path }) => isOurs(path));
  }

  /** The types that the signatures named so far, by their names. */
  get types(): Face['types'] {
    return Object.fromEntries(Object.entries(this.#types).sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** The description of an exported name, as callers see it. */
  describe(name: string, symbol: Named): FaceName {
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (!type) return {};
    const calls = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    const made = this.#checker.getSignaturesOfType(type, SignatureKind.Construct);
    const [signature, another] = calls.length > 0 ? calls : made;
    if (!signature || another) return { type: this.#text(type) };
    const parameters = signature.getParameters();
    const returned = this.#checker.getReturnTypeOfSignature(signature);
    const [first, second] = parameters;
    if (/^[A-Z]/.test(name) && !signature.isConstruct && !second) return this.#propertiesOf(first);
    return {
      parameters: parameters.map((parameter) => this.#member(parameter)),
      ...(returned ? { type: this.#text(returned) } : {}),
    };
  }

  /** The description of a component, as callers see it. */
  component(symbol: Named): FaceName {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    return this.#propertiesOf(signature?.getParameters()[0]);
  }

  #propertiesOf(parameter: Named | undefined): FaceName {
    const properties = parameter && this.#checker.getTypeOfSymbol(parameter);
    return { properties: properties ? this.members(properties) : {} };
  }

  /**
   * The members of a type that are declared here; those of third-party types are summarized by the name of the type.
   */
  members(type: Type): Record<string, FaceMember> {
    const all = this.#checker.getPropertiesOfType(type).filter(isWritten);
    const ours = all.filter((member) => this.#isOurs(member));
    const members = Object.fromEntries(
      ours
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map((member) => [member.name, this.#member(member)]),
    );
    if (ours.length === all.length) return members;
    return { ...members, [foreign]: { type: this.#text(type), required: false } };
  }

  #member(symbol: Named): FaceMember {
    const type = this.#checker.getTypeOfSymbol(symbol);
    return { type: type ? this.#text(type) : 'unknown', required: !isOptional(symbol) };
  }

  #text(type: Type): string {
    const known = this.#texts.get(type.id);
    if (known !== undefined) return known;
    const text = keptText(this.#checker.typeToString(type, undefined, asWritten));
    this.#texts.set(type.id, text);
    this.#visit(type);
    return text;
  }

  /** Notes the types of ours that a type names or consists of. */
  #visit(type: Type): void {
    if (this.#visited.has(type.id)) return;
    this.#visited.add(type.id);
    const alias = type.getAliasSymbol();
    const symbol = alias ?? type.getSymbol();
    for (const argument of type.getAliasTypeArguments()) this.#visit(argument);
    if (type.isTypeReference())
      for (const argument of this.#checker.getTypeArguments(type)) this.#visit(argument);
    if (symbol && isWritten(symbol) && namesType(symbol)) {
      if (this.#isOurs(symbol)) this.#note(symbol);
      return;
    }
    this.#visitParts(type);
  }

  #visitParts(type: Type): void {
    if (type.isUnionType() || type.isIntersectionType()) {
      for (const part of type.getTypes() ?? []) this.#visit(part);
      return;
    }
    if (!type.isObjectType()) return;
    const calls = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    const parts = [
      ...calls.flatMap((call) => [
        ...call.getParameters().map((parameter) => this.#checker.getTypeOfSymbol(parameter)),
        this.#checker.getReturnTypeOfSignature(call),
      ]),
      ...this.#checker.getPropertiesOfType(type).map((member) => this.#checker.getTypeOfSymbol(member)),
      ...this.#checker.getIndexInfosOfType(type).map(({ valueType }) => valueType),
    ];
    for (const part of parts) if (part) this.#visit(part);
  }

  #note(symbol: Named): void {
    const { name, id } = symbol;
    const other = this.#known.get(name);
    if (other === id) return;
    this.#known.set(name, id);
    const described = this.#described(this.#checker.getDeclaredTypeOfSymbol(symbol));
    const before = this.#types[name];
    // Two types of one name look the same in a text, so a change of either counts for both.
    this.#types[name] =
      other === undefined || !before
        ? described
        : {
            text: [before, described]
              .map((one) => one.text ?? JSON.stringify(one.members))
              .join(' and ')
              .slice(0, longestKept),
          };
  }

  #described(type: Type): FaceType {
    this.#visitParts(type);
    const isPlain =
      type.isObjectType() &&
      this.#checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 &&
      this.#checker.getIndexInfosOfType(type).length === 0;
    if (isPlain || type.isIntersectionType()) return { members: this.members(type) };
    return { text: keptText(this.#checker.typeToString(type, undefined, inFull)) };
  }
}
