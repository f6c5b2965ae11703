/**
 * Lint: a promise that is remembered must be forgotten when it fails, or one bad moment lasts until a restart. So promises are kept by
 * `domain/remembered.ts` alone. Refused elsewhere: a `let`, a property of a class or a Map whose type names a promise; `??=` of what is a
 * promise at sight; a promise as a module's constant; React's `lazy`, which keeps a failure for good (`lazyPart` forgets it).
 */

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Context {
  report(found: { node: Node; message: string }): void;
}

const MESSAGE = "a remembered promise is forgotten when it fails: use domain/remembered.ts";

const rule = {
  create(context: Context) {
    const asyncFunctions = new Set<string>();
    const found: { node: Node; promise: Node }[] = [];
    const refuse = (node: Node) => context.report({ node, message: MESSAGE });
    return {
      FunctionDeclaration(node: Node) {
        if (node["async"] === true || namesPromise(node["returnType"])) asyncFunctions.add(nameOf(node["id"]));
      },
      VariableDeclaration(node: Node) {
        for (const declarator of node["declarations"] as Node[]) {
          const id = declarator["id"] as Node;
          const init = declarator["init"] as Node | null;
          const isKept = namesPromise(id["typeAnnotation"]) || isOfPromise(init);
          if (node["kind"] === "let" && isKept) refuse(declarator);
          const isOfModule = ["Program", "ExportNamedDeclaration"].includes((node["parent"] as Node).type);
          if (isOfModule && init !== null) found.push({ node: declarator, promise: init });
        }
      },
      PropertyDefinition(node: Node) {
        if (namesPromise(node["typeAnnotation"])) refuse(node);
      },
      NewExpression(node: Node) {
        const isMap = ["Map", "WeakMap"].includes(nameOf(node["callee"]));
        if (isMap && namesPromise(node["typeArguments"])) refuse(node);
      },
      AssignmentExpression(node: Node) {
        if (["??=", "||="].includes(String(node["operator"]))) found.push({ node, promise: node["right"] as Node });
      },
      ImportSpecifier(node: Node) {
        const { source } = node["parent"] as { source?: { value: string } };
        if (source?.value === "react" && nameOf(node["imported"]) === "lazy") refuse(node);
      },
      // By then all functions of the file are known.
      "Program:exit"() {
        for (const { node, promise } of found) if (isPromise(promise)) refuse(node);
      },
    };

    function isPromise(node: Node): boolean {
      if (node.type === "ImportExpression") return true;
      if (node.type === "NewExpression") return nameOf(node["callee"]) === "Promise";
      if (node.type !== "CallExpression") return false;
      const callee = node["callee"] as Node;
      if (callee.type === "Identifier") return asyncFunctions.has(nameOf(callee));
      if (callee.type !== "MemberExpression") return false;
      return ["then", "catch", "finally"].includes(nameOf(callee["property"]));
    }
  },
};

/** `Promise.resolve()` and the like. */
function isOfPromise(init: Node | null): boolean {
  const callee = init?.type === "CallExpression" ? (init["callee"] as Node) : null;
  return callee?.type === "MemberExpression" && nameOf(callee["object"]) === "Promise";
}

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : "";
}

/** Whether a type is a promise, or may be, or holds some. A function that gives one is none. */
function namesPromise(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(namesPromise);
  if (typeof type !== "object" || type === null) return false;
  const node = type as Node;
  if (node.type === "TSFunctionType") return false;
  if (node.type === "TSTypeReference" && nameOf(node["typeName"]) === "Promise") return true;
  return Object.entries(node).some(([key, value]) => key !== "parent" && namesPromise(value));
}

// oxlint-disable-next-line import/no-default-export -- As oxlint wants a plugin.
export default { meta: { name: "qiying" }, rules: { "remembered-promises": rule } };
