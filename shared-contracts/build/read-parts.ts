import { join } from 'node:path';
import {
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  type JsxOpeningLikeElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Project, SymbolFlags } from 'typescript/unstable/sync';
import type { Face, FaceName } from '../src/face/index.ts';
import { FaceTypes } from './face-types.ts';

/**
 * The parts that an application requests from other areas by name, and those that it offers to them, with the types
 * that these refer to.
 */
export interface AreaParts {
  readonly takes: Pick<Face, 'parts' | 'partTypes'>;
  readonly offers: Pick<Face, 'parts' | 'partTypes'>;
}

type Parts = AreaParts['takes'];

/** An area that offers parts, and the file that lists them. */
interface Offering {
  readonly area: string;
  readonly file: string;
}

/** Whether a file is of the application or of our packages, rather than of a library or of the language. */
const isOurs = (path: string): boolean =>
  !path.startsWith('bundled:') && !/\/node_modules\/(?!@rightway\/)/.test(path);

/** Every node below one that a test holds for. */
function found<TNode extends Node>(node: Node, test: (one: Node) => one is TNode): readonly TNode[] {
  const nodes: TNode[] = [];
  const visit = (one: Node): void => {
    if (test(one)) nodes.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return nodes;
}

const isAreaPart = (node: Node): node is JsxOpeningLikeElement =>
  (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) && node.tagName.getText() === 'AreaPart';

/** The value of an attribute of an element; undefined if it is not written there. */
function given(element: JsxOpeningLikeElement, name: string): Node | undefined {
  const attribute = found(element.attributes, isJsxAttribute).find((one) => one.name.getText() === name);
  const value = attribute?.initializer;
  return value && isJsxExpression(value) ? value.expression : value;
}

/** Reads the parts of one application. */
class PartReader {
  readonly #project: Project;
  readonly #types: FaceTypes;
  readonly #parts: Record<string, Record<string, FaceName>> = {};

  constructor(project: Project) {
    this.#project = project;
    this.#types = new FaceTypes(project.checker, isOurs);
  }

  get parts(): Parts {
    return { parts: this.#parts, partTypes: this.#types.types };
  }

  /** Collects the parts that a file requests from other areas. */
  takeFrom(file: SourceFile): void {
    for (const element of found(file, isAreaPart)) {
      try {
        const [area, name] = [this.#word(element, 'area'), this.#word(element, 'name')];
        this.#note(area, name, this.#givenTo(element));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`${file.fileName}: a build must know which part an AreaPart asks for; ${why}.`);
      }
    }
  }

  /** Notes the components that a file offers. */
  offerFrom(area: string, file: SourceFile): void {
    const { checker } = this.#project;
    const objects = found(file, isPropertyAssignment)
      .filter(({ name }) => name.getText() === 'components')
      .map(({ initializer }) => initializer)
      .filter(isObjectLiteralExpression);
    for (const object of objects) {
      const type = checker.getTypeAtLocation(object);
      for (const part of type ? checker.getPropertiesOfType(type) : [])
        this.#note(area, part.name, this.#types.component(part));
    }
  }

  #note(area: string, name: string, described: FaceName): void {
    const known = this.#parts[area] ?? {};
    this.#parts[area] = known;
    const other = known[name];
    if (other && JSON.stringify(other) !== JSON.stringify(described))
      throw new Error(`it gives ${name} another type of properties than another place does`);
    known[name] = described;
  }

  /** The text of an attribute, or of the constant that it names. */
  #word(element: JsxOpeningLikeElement, name: string): string {
    const value = given(element, name);
    if (!value) throw new Error(`it has no ${name} that can be read`);
    if (isStringLiteral(value)) return value.text;
    const type = this.#project.checker.getTypeAtLocation(value);
    if (!type?.isStringLiteralType()) throw new Error(`${value.getText()} is no text that is known before`);
    return type.value;
  }

  /** The properties that a part is given, as their declared type has them. */
  #givenTo(element: JsxOpeningLikeElement): FaceName {
    const value = given(element, 'props');
    const type = value && this.#project.checker.getTypeAtLocation(value);
    if (!type) throw new Error('it has no props');
    const properties = this.#types.members(type);
    const flags = (type.getAliasSymbol() ?? type.getSymbol())?.flags ?? SymbolFlags.ObjectLiteral;
    if (flags & SymbolFlags.ObjectLiteral && Object.keys(properties).length > 0)
      throw new Error(`declare a type for its props, as the area that offers it does: ${value.getText()}`);
    return { properties };
  }
}

/** As `areaParts`, of the files that ask for parts and the one that offers some. */
export function readParts(
  folder: string,
  files: readonly string[],
  offering: Offering | undefined,
): AreaParts {
  const api = new API({ cwd: folder });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project.`);
    const source = (file: string): SourceFile => {
      const read = project.program.getSourceFile(file);
      if (!read) throw new Error(`${file} is not among the sources of ${config}.`);
      return read;
    };
    const [takes, offers] = [new PartReader(project), new PartReader(project)];
    for (const file of files) takes.takeFrom(source(file));
    if (offering) offers.offerFrom(offering.area, source(offering.file));
    return { takes: takes.parts, offers: offers.parts };
  } finally {
    api.close();
  }
}
